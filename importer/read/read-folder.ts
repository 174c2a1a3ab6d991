import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CommandError } from '../../engine/model/command-error.ts';
import { withIncludes, type ReadText } from './includes.ts';
import { pageEnding } from './settings.ts';

/** A page's file with what it includes in place. */
export type SourcePage = {
  /** Relative to the folder, with `/`. */
  readonly file: string;
  readonly text: string;
  /** The line in the file for each line of the text, when it includes other files. */
  readonly lines?: readonly number[];
  readonly missing: readonly { readonly name: string; readonly line: number }[];
};
/** The contents of another system's folder. */
export type SourceFolder = {
  readonly folder: string;
  readonly pages: readonly SourcePage[];
  /** Every other file, such as images. */
  readonly assets: readonly string[];
  /** Files that begin with `_`: parts of pages, which are only included. */
  readonly parts: readonly string[];
  /** A file of the folder; undefined when there is none. Configuration can be hidden: `.gitbook.yaml`. */
  readonly read: ReadText;
};

/**
 * Reads a folder. Hidden files and links that lead out of it are left out.
 * @throws CommandError when there is no such folder, or no page in it
 */
export function readFolder(folder: string): SourceFolder {
  const files = filesIn(folder);
  const read = reader(folder);
  const isPart = (file: string): boolean => /(^|\/)_/.test(file);
  const pages = files
    .filter((file) => pageEnding.test(file) && !isPart(file))
    .flatMap((file): SourcePage[] => {
      const text = read(file);
      return text === undefined ? [] : [{ file, ...withIncludes(text, file, read) }];
    });
  if (!pages.length)
    throw new CommandError(
      `The folder ${folder} has no pages.`,
      'Pages are files such as a.md, a.mdx, a.qmd and a.mdoc.',
    );
  return {
    folder,
    pages,
    assets: files.filter((file) => !pageEnding.test(file) && !isPart(file)),
    parts: files.filter((file) => pageEnding.test(file) && isPart(file)),
    read,
  };
}

/** Reads texts of the folder, and nothing outside of it. */
function reader(folder: string): ReadText {
  const root = realpathSync(folder);
  return (file) => {
    try {
      const path = realpathSync(join(root, file));
      if (!path.startsWith(root + sep) || statSync(path).size > 5_000_000) return undefined;
      const text = readFileSync(path, 'utf8');
      return text.includes('\0') ? undefined : text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    } catch {
      return undefined;
    }
  };
}

function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(
      `There is no folder ${folder}.`,
      'Name the folder with the pages: npm run import -- ../docs',
    );
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)(\.(?!gitbook\/assets\/)|node_modules\/)/.test(file))
    .sort();
}
