/** Thrown for props that can't be read. */
export class PropError extends Error {
  /** The line in the component's YAML fence, from 1; 0 for props in a tag. */
  readonly line: number;
  constructor(message: string, line = 0) {
    super(message);
    this.line = line;
  }
}
