import { join } from 'node:path';
import { Drawings, type Drawn } from '../compile/drawings.ts';
import { CodeHighlighter } from '../compile/highlight.ts';
import { ContentThread } from './content-thread.ts';
import { engineRoot, hashFiles } from './hash-folders.ts';
import { StoredCache } from './stored-cache.ts';

/** The highlighter and the diagram renderer of a run, with a cache for the next run. Both work on a separate thread. */
export type ContentTools = {
  readonly highlighter: CodeHighlighter;
  readonly drawings: Drawings;
  /** Saves the results for the next run. */
  readonly save: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** @param cacheDir folder for the results. Undefined: results are not kept */
export function contentTools(cacheDir: string | undefined): ContentTools {
  const thread = new ContentThread();
  if (cacheDir === undefined)
    return {
      highlighter: new CodeHighlighter(undefined, thread.highlight),
      drawings: new Drawings(undefined, thread.draw),
      save: () => Promise.resolve(),
      close: () => thread.close(),
    };
  const highlights = hashFiles(engineRoot, ['engine/compile/highlight.ts', 'package-lock.json']);
  const draws = hashFiles(engineRoot, ['engine/compile/drawings.ts', 'engine/components/diagram', 'package-lock.json']);
  const tokens = new StoredCache<string[]>(join(cacheDir, 'tokens'), highlights);
  const figures = new StoredCache<Drawn>(join(cacheDir, 'figures'), draws);
  if (tokens.isNew) thread.warmUp();
  return {
    highlighter: new CodeHighlighter(tokens, thread.highlight),
    drawings: new Drawings(figures, thread.draw),
    save: async () => {
      await Promise.all([tokens.save(), figures.save()]);
    },
    close: () => thread.close(),
  };
}
