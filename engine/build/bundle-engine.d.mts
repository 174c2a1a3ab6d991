export const engineRoot: string;

/** Hash of a file's content, or of the names in a folder; null when there is neither. */
export function stateOf(path: string): string | null;

/** The engine as plain JavaScript, together with the modules of a project. */
export type EngineBundle = {
  /** URL of `engine/cli/run-command.ts`. */
  readonly main: string;
  /** URL of `engine/build/worker.ts`. */
  readonly worker: string;
  /** Hash of all the code that a function of the worker consists of, by the name of its module; those of the publisher by their path. */
  readonly code: Readonly<Record<string, string>>;
  /** Imports a module of the project: `site.config.ts`, what it names, `config/`. */
  readonly importModule: (file: string) => Promise<Record<string, unknown>>;
};
export function engineBundle(root?: string): Promise<EngineBundle>;

/** What the bundler knows of a module. */
type ModuleInfo = {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
/** Hash of a module and of all that it imports. */
export function codeOf(file: string, moduleInfo: (file: string) => ModuleInfo | null): string;
