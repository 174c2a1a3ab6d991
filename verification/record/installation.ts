import { spawnSync } from 'node:child_process';

/** A running installation that was filled by `seed.rb`, and the command that puts it back to that state. */
export class Installation {
  readonly url: string;
  readonly receiver: string;
  readonly #resetCommand: string;
  #isChanged = true;

  /** Takes the addresses of the installation and of what receives its webhooks, and the command that resets its data. */
  constructor(url: string, receiver: string, resetCommand: string) {
    this.url = url;
    this.receiver = receiver;
    this.#resetCommand = resetCommand;
  }

  /** Says that a request changed data: the next `reset` has something to do. */
  changed(): void {
    this.#isChanged = true;
  }

  /** Puts the data back to what the seed made, unless nothing has changed. @throws Error when the command fails */
  reset(): void {
    if (!this.#isChanged) return;
    const { status, stderr, error } = spawnSync(this.#resetCommand, { shell: true, encoding: 'utf8' });
    if (status !== 0) {
      throw new Error(
        `The installation wasn't reset: "${this.#resetCommand}" ended with ${status}. ${error?.message ?? stderr}`,
      );
    }
    this.#isChanged = false;
  }
}
