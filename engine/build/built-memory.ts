import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '../model/page.ts';
import { folderOf } from '../output/render-document.ts';
import type { PageContent } from '../output/page-outputs.ts';
import type { Compiled, CompiledMemory } from './compiled.ts';
import { MemoryStore, stampOf, type Memory } from './memory.ts';
import type { TextsKey } from './plan-files.ts';

/** What is known about the pages of an output folder; empty when something other than the last build wrote what is there now. */
export class BuiltMemory implements CompiledMemory {
  readonly pages: Memory;
  /** What the output's other text files were made from. */
  readonly texts: TextsKey | undefined;
  readonly #out: string;
  readonly #store: MemoryStore | undefined;
  readonly #stamp: string | undefined;

  /** @param folder folder in the cache. Default: nothing is known and nothing is saved */
  constructor(out: string, folder: string | undefined) {
    this.#out = out;
    this.#store = folder === undefined ? undefined : new MemoryStore(folder);
    this.#stamp = this.#store && stampOf(out);
    this.pages = this.#store?.read(this.#stamp) ?? new Map();
    this.texts = this.#store?.readTexts(this.#stamp);
  }

  get(path: string): Compiled | undefined {
    const page = this.pages.get(path);
    return page && { ...page, content: () => readContent(join(this.#out, folderOf(path)), page.findings.needs) };
  }

  /** Saves what is known about the pages of a new output, before it replaces the old one. */
  write(output: string, pages: Memory, texts: TextsKey): void {
    this.#store?.write(stampOf(output) as string, pages, this.#stamp, this.pages, texts);
  }
}

/**
 * A compiled page, read back from its output files.
 * @throws Error when the files are gone
 */
async function readContent(folder: string, needs: PageContent['needs']): Promise<PageContent> {
  const [data, markdown] = await Promise.all([
    readFile(join(folder, 'page.json'), 'utf8'),
    readFile(join(folder, 'index.md'), 'utf8'),
  ]);
  const { body, toc } = JSON.parse(data) as PageData;
  return { body, toc, needs, markdown };
}
