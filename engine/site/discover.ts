import { readFileSync, realpathSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Node } from '../markdown/nodes.ts';
import { applyBrand } from '../model/brand-tokens.ts';
import { CommandError } from '../model/command-error.ts';
import { pageEnding as ending, pathOfFile } from '../model/url.ts';
import { contentHash } from './content-hash.ts';

/** A page's file, with brand words replaced. */
export type SourceFile = {
  /** Relative to the content folder, with `/`: `product/channels/line.mdx`. */
  readonly file: string;
  /** Relative to the project's folder, for messages: `content/product/channels/line.mdx`. */
  readonly displayFile: string;
  readonly path: string;
  /** Language of the text. */
  readonly lang: string;
  /** Empty for a generated page. */
  readonly text: string;
  readonly format: 'mdx' | 'md';
  readonly hash: string;
  /** The page of an earlier layer in whose place this one is. */
  readonly replaced?: SourceFile;
  /** The lines of a page that a section of a later layer replaces, from `start` to before `end`, counted from 0. */
  readonly section?: { readonly anchor: string; readonly start: number; readonly end: number };
  /** What a page made from data has in place of a text. The writing rules do not apply to it. */
  readonly generated?: GeneratedContent;
};

/** What a page made from data consists of. */
export type GeneratedContent = {
  readonly meta: {
    readonly title: string;
    readonly description: string;
    readonly keywords?: readonly string[];
    readonly questions?: readonly string[];
    readonly subject?: string;
  };
  /** The search finds each section of it, not only the page. */
  readonly sections?: boolean;
  /** Its words are those of another author, whom the writing rules can't reach. */
  readonly quoted?: boolean;
  readonly nodes: () => readonly Node[];
};

export type LeftOut = {
  readonly file: string;
  readonly why: string;
  /** Whether it should have been published, which makes it an error. */
  readonly hint?: string;
};

/** Advice for a file that the operating system refuses to open. */
export const unreadableHint =
  'Make the file readable for the user that runs the build, or remove it; then build again.';

export type Discovered = {
  readonly pages: SourceFile[];
  /** Snippets by name: `_snippets/website-token.mdx` → its text. */
  readonly snippets: ReadonlyMap<string, SourceFile>;
  /** Every other file: images, videos, downloads; they are served unchanged. */
  readonly assets: readonly string[];
  readonly leftOut: readonly LeftOut[];
};

/**
 * Reads every page of a content folder. Files and folders that start with `_` or `.` are not pages.
 * @param tokens brand words to replace
 * @param displayDir the folder as messages name it
 * @throws CommandError when the folder is missing
 */
export async function discover(
  contentDir: string,
  tokens: Record<string, string | undefined>,
  displayDir: string,
  { lang = 'en', skip = [] }: { readonly lang?: string; readonly skip?: readonly string[] } = {},
): Promise<Discovered> {
  const leftOut: LeftOut[] = [];
  const all = await filesIn(contentDir, leftOut);
  const files = all.filter((file) => !skip.includes(file.split('/')[0] as string));
  // Synchronous: for thousands of small files, promises would take longer than reading.
  const read = (file: string): SourceFile[] => {
    try {
      const source = readFileSync(join(contentDir, file), 'utf8').replace(/^\uFEFF/, '');
      const text = applyBrand(source, tokens).replace(/\r\n?/g, '\n');
      const format = /\.mdx$/i.test(file) ? 'mdx' : 'md';
      const displayFile = `${displayDir}/${file}`;
      return [
        { file, displayFile, lang, path: pathOfFile(applyBrand(file, tokens)), text, format, hash: contentHash(text) },
      ];
    } catch (error) {
      leftOut.push({ file, why: `it cannot be read (${(error as Error).message})`, hint: unreadableHint });
      return [];
    }
  };
  const isText = (file: string): boolean => ending.test(file);
  const pages = files.filter((file) => isText(file) && !/(^|\/)_/.test(file)).flatMap(read);
  const snippets = files.filter((file) => isText(file) && file.startsWith('_snippets/')).flatMap(read);
  return {
    pages,
    snippets: new Map(
      snippets.map((snippet) => [snippet.file.slice('_snippets/'.length).replace(ending, ''), snippet]),
    ),
    assets: files.filter((file) => !isText(file) && !/(^|\/)_/.test(file)),
    leftOut: leftOut.map((one) => ({ ...one, file: `${displayDir}/${one.file}` })),
  };
}

/** Every usable file of a folder, sorted; links to files within the folder count as files. */
async function filesIn(contentDir: string, leftOut: LeftOut[]): Promise<string[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    const missing = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
    throw missing ? new CommandError(`There is no folder ${contentDir}.`, 'Name a folder of Markdown files.') : error;
  });
  const root = realpathSync(contentDir);
  return entries
    .map((entry) => ({ entry, file: relative(contentDir, join(entry.parentPath, entry.name)).split(sep).join('/') }))
    .filter(({ file }) => !/(^|\/)(\.|node_modules\/)/.test(file))
    .filter(({ entry, file }) => {
      // The name is not UTF-8, so the decoded name does not match any file.
      if (file.includes('\uFFFD')) leftOut.push({ file, why: 'its name is not UTF-8' });
      else if (entry.isSymbolicLink()) return isFileOfFolder(join(contentDir, file), root, file, leftOut);
      else return entry.isFile();
      return false;
    })
    .map(({ file }) => file)
    .sort();
}

/** Why a symbolic link is not followed; undefined when it leads to a file in the content folder. Files outside are never published by accident. */
function isFileOfFolder(path: string, root: string, file: string, leftOut: LeftOut[]): boolean {
  try {
    const target = realpathSync(path);
    const inside = target.startsWith(root + sep);
    if (inside && statSync(target).isFile()) return true;
    leftOut.push({
      file,
      why: inside ? 'it is a link to a folder' : 'it is a link that leads out of the content folder',
    });
  } catch {
    leftOut.push({ file, why: 'it is a link that leads nowhere' });
  }
  return false;
}
