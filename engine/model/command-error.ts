/** Thrown when a command can't do its work. The message is for the person who ran it: what is wrong and what to do. */
export class CommandError extends Error {
  constructor(message: string, hint?: string) {
    super(hint ? `${message}\n  ${hint}` : message);
    this.name = 'CommandError';
  }
}
