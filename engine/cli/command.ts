/** A flag of a command: `--out DIR`, `--no-cache`. */
export type Flag = {
  readonly type: 'string' | 'boolean' /** What stands for its value in the help. */;
  readonly value?: string;
  readonly help: string;
};

/** What a command is given. `values` holds only flags that were written. */
export type CommandInput = {
  /** The project's folder. */
  readonly root: string;
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
};

/** One command of the command line. */
export type Command = {
  /** The script in `package.json` that runs it, where that has another name. */
  readonly script?: string;
  readonly help: string;
  /** Names of what must be written after the command, in order. */
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** Gives the exit code. A CommandError or ConfigError it throws is printed without a stack. */
  readonly run: (input: CommandInput) => Promise<number>;
};
