import type { ImportModule } from '../site/config-files.ts';

/** A flag of a command: `--out DIR`, `--no-cache`. */
export type Flag = {
  readonly type: 'string' | 'boolean' /** Placeholder for its value in the help. */;
  readonly value?: string;
  readonly help: string;
};

export type Project = {
  readonly root: string;
  readonly importModule: ImportModule;
};

/** The parsed arguments of a command. `values` holds only flags that were given. */
export type CommandInput = Project & {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
};

export type Command = {
  /** The script in `package.json` that runs it, if its name differs. */
  readonly script?: string;
  readonly help: string;
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** Returns the exit code. A thrown CommandError or ConfigError is printed without a stack trace. */
  readonly run: (input: CommandInput) => Promise<number>;
};
