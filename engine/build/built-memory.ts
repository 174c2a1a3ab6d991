import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '../model/page.ts';
import { folderOf } from '../output/render-document.ts';
import type { PageContent } from '../output/page-outputs.ts';
import type { Compiled, CompiledMemory } from './compiled.ts';
import { MemoryStore, stampOf, type Memory } from './memory.ts';
import type { TextsKey } from './site-files.ts';

/** What is known of the pages of an output folder; nothing when something else than the last build has made what is there now. */
export class BuiltMemory implements CompiledMemory {
  readonly pages: Memory;
  /** What its other texts were made from. */
  readonly texts: TextsKey | undefined;
  readonly #out: string;
  readonly #store: MemoryStore | undefined;
  readonly #stamp: string | undefined;

  /** @param folder of the cache; left out: nothing is known, and nothing remembered */
  constructor(out: string, folder: string | undefined) {
    this.#out = out;
    this.#store = folder === undefined ? undefined : new MemoryStore(folder);
    this.#stamp = this.#store && stampOf(out);
    this.pages = this.#store?.read(this.#stamp) ?? new Map();
    this.texts = this.#store?.readTexts(this.#stamp);
  }

  get(path: string): Compiled | undefined {
    const page = this.pages.get(path);
    return page && { ...page, content: () => readContent(join(this.#out, folderOf(path))) };
  }

  /** Remembers the pages of a new output, before it takes the place of the old one. */
  write(output: string, pages: Memory, texts: TextsKey): void {
    this.#store?.write(stampOf(output) as string, pages, this.#stamp, this.pages, texts);
  }
}

/** A compiled page as its files have it. @throws Error when somebody has removed them */
async function readContent(folder: string): Promise<PageContent> {
  const [data, markdown] = await Promise.all([
    readFile(join(folder, 'page.json'), 'utf8'),
    readFile(join(folder, 'index.md'), 'utf8'),
  ]);
  const { body, toc } = JSON.parse(data) as PageData;
  return { body, toc, markdown };
}
