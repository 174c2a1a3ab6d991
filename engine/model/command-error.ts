/** A command that cannot do what it was asked to. The message is for the person who typed it: what is wrong, and what to do. */
export class CommandError extends Error {
  constructor(message: string, hint?: string) {
    super(hint ? `${message}\n  ${hint}` : message);
    this.name = 'CommandError';
  }
}
