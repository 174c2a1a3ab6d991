import type { Updated } from '../engine/model/page.ts';
import type { Layer } from '../layers/layers.ts';
import { gitIn, isShallow, whyNoHistory } from './git.ts';

export type GitHistory = {
  /** By file, relative to the folder that was asked about, with `/`. */
  readonly updated: ReadonlyMap<string, Updated>;
  /**
   * Why there is no history or only a part of it, as a sentence for the build's output: no repository, a shallow clone, whose dates would
   * be wrong, or more history than there is time for.
   */
  readonly missing?: string;
};

/** The history of all layers, by file as messages name it. What is missing is said of the first layer only. */
export async function historyOf(layers: readonly Layer[], nameOf: (author: string) => string): Promise<GitHistory> {
  const histories = await Promise.all(layers.map(({ folder }) => gitHistory(folder, nameOf)));
  const updated = histories.flatMap((history, index) =>
    [...history.updated].map(([file, one]) => [`${layers[index]?.displayFolder}/${file}`, one] as const),
  );
  return { ...histories[0], updated: new Map(updated) };
}

/**
 * Who last changed each file of a folder and when, in one pass over the history. A shallow clone returns nothing rather than wrong dates.
 * Of one that is too long, it returns what git has found in time: the latest changes come first.
 * @param nameOf the name that readers see for the author of a commit
 * @param timeout how long git may take, in ms
 */
export async function gitHistory(
  folder: string,
  nameOf: (author: string) => string,
  timeout?: number,
): Promise<GitHistory> {
  const git = gitIn(folder, timeout);
  try {
    if (await isShallow(git))
      return missing(
        'The clone is shallow, so pages show no last update. Fetch the whole history (git fetch --unshallow) to show it.',
      );
    const updated = readLog(
      // -z keeps names as they are; without it, git quotes names that are not ASCII.
      await git(
        'log',
        '-z',
        '--no-merges',
        '--no-renames',
        '--name-only',
        '--relative',
        '--format=%x01%aN%x02%aI',
        '.',
      ),
      nameOf,
    );
    return { updated };
  } catch (error) {
    const { killed, code, stdout = '' } = error as NodeJS.ErrnoException & { killed?: boolean; stdout?: string };
    if (killed || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
      // The last commit may be cut.
      const updated = readLog(stdout.slice(0, Math.max(0, stdout.lastIndexOf('\u0001'))), nameOf);
      return {
        updated,
        missing:
          'The git history is too long to be read as a whole, so pages that have not changed in a long time show no last update.',
      };
    }
    return missing(`${whyNoHistory(error)}, so pages show no last update.`);
  }
}

const missing = (sentence: string): GitHistory => ({ updated: new Map(), missing: sentence });

/** Commits, latest first: each starts with \u0001, then author, \u0002, time; then its files, separated by \0. */
function readLog(log: string, nameOf: (author: string) => string): Map<string, Updated> {
  const updated = new Map<string, Updated>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [head = '', ...files] = commit.split('\0');
    const [author = '', time = ''] = head.split('\u0002');
    for (const name of files) {
      const file = name.replace(/^\n/, '');
      if (file && !updated.has(file)) updated.set(file, { author: nameOf(author), time });
    }
  }
  return updated;
}
