import { gitIn, isShallow, whyNoHistory } from './git.ts';

/** What happened to a page on one day. */
export type PageChange = {
  /** Path of the page's file today, relative to the project's folder. */
  readonly file: string;
  readonly kind: 'added' | 'moved' | 'changed';
  /** When it happened last on that day (ISO 8601). */
  readonly time: string;
  /** How many words were added or removed. */
  readonly words: number;
};
export type PageChanges = {
  /** The latest first. */
  readonly changes: readonly PageChange[];
  /** Why nothing is known of changes, as a sentence without its end. */
  readonly missing?: string;
};

/** A page that changes by fewer words in a day has been corrected, and says what it said. */
const fewestWords = 20;

/** What has been read, by folder, commit and question: every language of a site asks, and so does each edit while writing. */
const answers = new Map<string, Promise<PageChanges>>();

/**
 * What git says happened to the files of some folders.
 * @param root the project's folder
 * @param folders their paths in it
 * @param since how far back, in git's words: `90 days ago`
 */
export async function pageChanges(root: string, folders: readonly string[], since: string): Promise<PageChanges> {
  const git = gitIn(root);
  try {
    if (await isShallow(git)) return { changes: [], missing: 'The clone is shallow' };
    const key = [root, await git('rev-parse', 'HEAD'), since, ...folders].join(' ');
    const read = async (): Promise<PageChanges> => {
      // Differences are those of words, so that punctuation, quotes and line breaks don't count.
      const words = ['--word-diff=porcelain', '--word-diff-regex=[[:alnum:]]+', '--unified=0'];
      const log = ['-c', 'core.quotePath=off', 'log', '--no-merges', '--relative', '-M', `--since=${since}`];
      // The committer's time, because readers see a page when it gets here and not when somebody wrote it.
      return { changes: readLog(await git(...log, '--format=%x01%cI', '-p', ...words, '--', ...folders)) };
    };
    const answer = answers.get(key) ?? read();
    answers.set(key, answer);
    return await answer;
  } catch (error) {
    return { changes: [], missing: whyNoHistory(error) };
  }
}

const rank = { changed: 0, moved: 1, added: 2 };

/** Reads commits, latest first: each begins with \u0001 and its time, and then has one part for each file. */
function readLog(log: string): PageChange[] {
  /** Name of a file at the time of a commit → its name today. */
  const today = new Map<string, string>();
  const changes = new Map<string, PageChange>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [head = '', ...parts] = commit.split(/^diff --git /m);
    const time = head.trim();
    for (const part of parts) {
      const name = /^(?:\+\+\+ b\/|rename to )(.+)$/m.exec(part)?.[1]?.trim();
      if (name === undefined) continue;
      const file = today.get(name) ?? name;
      const before = /^rename from (.+)$/m.exec(part)?.[1];
      if (before !== undefined) today.set(before, file);
      const kind = before !== undefined ? 'moved' : /^new file mode/m.test(part) ? 'added' : 'changed';
      const key = `${file} ${time.slice(0, 10)}`;
      const later = changes.get(key);
      changes.set(key, {
        file,
        kind: later && rank[later.kind] > rank[kind] ? later.kind : kind,
        time: later?.time ?? time,
        words: (later?.words ?? 0) + changedWords(part),
      });
    }
  }
  return [...changes.values()].filter(({ kind, words }) => kind !== 'changed' || words >= fewestWords);
}

const changedWords = (part: string): number =>
  (part.match(/^[+-](?!\+\+ |-- ).*$/gm) ?? []).reduce(
    (sum, line) => sum + (line.slice(1).match(/[\p{L}\p{N}]+/gu)?.length ?? 0),
    0,
  );
