/** A statement in a diagram's text. `number` is the 1-based line. */
export type SourceLine = { readonly text: string; readonly number: number };

/** The statements of a diagram, trimmed and without a trailing `;`. Blank lines and `%%` comments are skipped. */
export function sourceLines(source: string): SourceLine[] {
  return source
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trim().replace(/;$/, '').trimEnd(), number: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
}

/** Thrown when a diagram's text can't be drawn. The message names the line and what is allowed there. */
export class DiagramError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line} of the diagram: ${message}`);
    this.name = 'DiagramError';
    this.line = line;
  }
}
