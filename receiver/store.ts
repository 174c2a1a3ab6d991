import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Entry } from './entry.ts';

/** Adds entries to a file, a line of JSON for each. What `add` has resolved for is on the disk, even if the process is killed. */
export type Store = { readonly add: (entry: Entry) => Promise<void>; readonly close: () => Promise<void> };

/** Opens the file, or makes it. Only one server may write to it. */
export async function openStore(file: string): Promise<Store> {
  const unfinished = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  const handle = await open(file, 'a', 0o600);
  // A process that was killed may have left half a line, which nobody was told is kept.
  if (unfinished) await handle.write('\n');
  let waiting: string[] = [];
  let flush: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    // After the flush before it: all that arrives in the meantime is written together.
    await last.catch(() => {});
    const lines = waiting.join('');
    waiting = [];
    flush = undefined;
    await handle.appendFile(lines);
    await handle.datasync();
  };
  return {
    add: (entry) => {
      waiting.push(`${JSON.stringify(entry)}\n`);
      if (!flush) last = flush = write();
      return flush;
    },
    close: async () => {
      await last.catch(() => {});
      await handle.close();
    },
  };
}

/** All entries of the file; none if there is no such file. Half a line of a killed process is left out. */
export function readEntries(file: string): Entry[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as Entry] : [];
    } catch {
      return [];
    }
  });
}
