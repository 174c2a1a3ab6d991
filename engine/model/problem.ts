/** Something a build or check found. Every problem says what, where, and what to do. */
export type Problem = {
  /** Name of the check that found it, as its file in `engine/checks/` is called. */
  readonly check: string;
  readonly severity: 'error' | 'warning';
  /** Path of the file from the project's root, and the 1-based line where known. */
  readonly file: string;
  readonly line?: number;
  /** What happened, with the wrong value; one sentence. */
  readonly message: string;
  /** What to do; one sentence. */
  readonly hint?: string;
};
