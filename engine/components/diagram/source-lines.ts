/** A statement of the diagram's text. `number` is 1-based and counts blank lines and comments too. */
export type SourceLine = { readonly text: string; readonly number: number };

/** Statements of a diagram, trimmed; blank lines and `%%` comments are left out, a trailing `;` is dropped. */
export function sourceLines(source: string): SourceLine[] {
  return source
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trim().replace(/;$/, '').trimEnd(), number: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
}
