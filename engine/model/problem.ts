/** A problem found by a build or a check: what is wrong, where, and what to do. */
export type Problem = {
  /** Name of the check that found it: the name of its file in `engine/checks/`. */
  readonly check: string;
  readonly severity: 'error' | 'warning';
  /** Path of the file, relative to the project's root, and the 1-based line if known. */
  readonly file: string;
  readonly line?: number | undefined;
  /** What is wrong, including the wrong value; one sentence. */
  readonly message: string;
  /** What to do; one sentence. */
  readonly hint?: string | undefined;
};

/** An error in a file, at a line if one is known. */
export const errorAt = (
  check: string,
  position: Pick<Problem, 'file' | 'line'>,
  message: string,
  hint?: string,
): Problem => ({ check, severity: 'error', ...position, message, hint });
