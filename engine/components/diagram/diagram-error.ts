/** Thrown when a diagram's text can't be drawn. The message names the line and what is allowed there. */
export class DiagramError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line} of the diagram: ${message}`);
    this.name = 'DiagramError';
    this.line = line;
  }
}
