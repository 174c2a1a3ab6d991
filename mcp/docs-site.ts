import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CommandError } from '../engine/model/command-error.ts';
import { publishedFolder } from '../engine/model/published.ts';
import type { Answer } from '../engine/search/adapter.ts';
import { manifestPath, type DocumentsFile, type SearchManifest } from '../engine/search/file-formats.ts';
import { SearchIndex } from '../engine/search/search-index.ts';
import { SearchService } from '../engine/search/search-service.ts';
import type { SectionName } from './tools/section.ts';

/** Path and title of a page. */
export type PageName = readonly [path: string, title: string];

/** How long a file of a published site may take, in ms. */
const timeout = 20_000;

/** A built site, read from its folder or from where it is published. Files are read when they are needed, each once. */
export class DocsSite {
  readonly location: string;
  readonly #files = new Map<string, Promise<string>>();
  readonly #search: SearchService;
  readonly #documents: string;
  #index: Promise<SearchIndex> | undefined;
  readonly guides: SearchManifest['guides'];
  readonly pages: readonly PageName[];

  private constructor(location: string, manifest: SearchManifest, pages: readonly PageName[]) {
    this.location = location;
    this.pages = pages;
    this.guides = manifest.guides;
    this.#documents = manifest.documents;
    this.#search = new SearchService(manifest, (name) => this.json(name));
  }

  /**
   * @param location folder of a build, or URL of the published site
   * @throws CommandError when there is no site of this project
   */
  static async open(location: string): Promise<DocsSite> {
    const isUrl = /^https?:\/\//.test(location);
    const base = isUrl ? location.replace(/\/*$/, '/') : resolve(location);
    const read = async <Value>(file: string): Promise<Value> => JSON.parse(await readText(base, file)) as Value;
    try {
      const [manifest, pages] = await Promise.all([
        read<SearchManifest>(manifestPath),
        read<PageName[]>('routes.json'),
      ]);
      return new DocsSite(base, manifest, pages);
    } catch (error) {
      const advice = isUrl ? 'Pass the URL of the start page of a published site.' : 'Run npm run build first.';
      throw new CommandError(`${base} isn't a site that this project built: ${messageOf(error)}`, advice);
    }
  }

  /** @throws Error when the file doesn't exist or doesn't load; the next call tries again */
  async text(file: string): Promise<string> {
    const reading = this.#files.get(file) ?? readText(this.location, file);
    this.#files.set(file, reading);
    reading.catch(() => this.#files.delete(file));
    return reading;
  }

  async json<Value>(file: string): Promise<Value> {
    return JSON.parse(await this.text(file)) as Value;
  }

  /** Facts that the site publishes, such as `webhooks`. */
  async facts<Value>(name: string): Promise<Value> {
    return this.json(`${publishedFolder}/${name}.json`);
  }

  /** The sections of a page in order, without the part above the first heading. */
  async sections(path: string): Promise<SectionName[]> {
    const { pages, sections } = await (this.#index ??= this.json<DocumentsFile>(this.#documents).then(
      (documents) => new SearchIndex(documents),
    ));
    const page = pages.find((one) => one.path === path);
    return page ? sections.slice(page.first + 1, page.first + page.sections) : [];
  }

  /** @param guide id of the guide to search in; undefined: all */
  async search(query: string, guide?: string): Promise<Answer['pages']> {
    const index = this.guides.findIndex(({ id }) => id === guide);
    let pages: Answer['pages'] = [];
    await this.#search.answer(query, index < 0 ? undefined : index, (answer) => (pages = answer.pages));
    return pages;
  }
}

async function readText(base: string, file: string): Promise<string> {
  if (!base.startsWith('http')) return readFile(join(base, file), 'utf8');
  const response = await fetch(new URL(file, base), { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  return response.text();
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
