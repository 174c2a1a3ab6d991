import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { applyBrand } from '../model/brand-tokens.ts';
import { normalizePath } from '../model/url.ts';

/** A page's file as it was read, brand words filled in. */
export type SourceFile = {
  /** From the content folder, with `/`: `product/channels/line.mdx`. */
  readonly file: string;
  /** Site path: `/product/channels/line/`. */
  readonly path: string;
  readonly text: string;
  readonly format: 'mdx' | 'md';
  /** Of the text with brand words filled in. */
  readonly hash: string;
  /** Made of data by the build: the rules for writing do not apply. */
  readonly generated?: boolean;
};

/** What a content folder holds. */
export type Discovered = {
  readonly pages: SourceFile[];
  /** `_snippets/add-agents.mdx` → its text, by name. */
  readonly snippets: ReadonlyMap<string, SourceFile>;
  /** Every other file: images, videos, downloads; served as they are. */
  readonly assets: readonly string[];
};

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** `product/channels/line.mdx` → `/product/channels/line/`, `index.md` → `/`. Brand words in file names count too. */
export function pathOfFile(file: string): string {
  return normalizePath(`/${file.replace(/\.mdx?$/, '')}`);
}

/** Reads every page of a content folder. Files and folders that start with `_` or `.` are no pages. */
export async function discover(contentDir: string, tokens: Record<string, string | undefined>): Promise<Discovered> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(contentDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)(\.|node_modules\/)/.test(file))
    .sort();
  // One after the other: for thousands of small files, promises would take longer than reading.
  const read = (file: string): SourceFile => {
    const text = applyBrand(readFileSync(join(contentDir, file), 'utf8'), tokens).replace(/\r\n?/g, '\n');
    return {
      file,
      path: pathOfFile(applyBrand(file, tokens)),
      text,
      format: file.endsWith('.mdx') ? 'mdx' : 'md',
      hash: hashOf(text),
    };
  };
  const isText = (file: string): boolean => /\.mdx?$/.test(file);
  const pages = files.filter((file) => isText(file) && !/(^|\/)_/.test(file)).map(read);
  const snippets = files.filter((file) => isText(file) && file.startsWith('_snippets/')).map(read);
  return {
    pages,
    snippets: new Map(
      snippets.map((snippet) => [snippet.file.slice('_snippets/'.length).replace(/\.mdx?$/, ''), snippet]),
    ),
    assets: files.filter((file) => !isText(file) && !/(^|\/)_/.test(file)),
  };
}
