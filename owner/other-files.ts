import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { SiteModel } from '../engine/site/site-model.ts';

/** A file of an overlay that isn't a page or a snippet. */
export type OtherFile = {
  readonly file: string;
  /** The file of the project that it lies over or replaces; undefined if it is added. */
  readonly original?: string;
  /** The day of the original's last commit, when that is later than the file's own. */
  readonly changed?: string;
};

/** When a file was last committed; undefined without git, and before its first commit. */
function committedAt(root: string, file: string): string | undefined {
  try {
    const args = ['log', '-1', '--format=%cI', '--', file];
    return (
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}

/** Configuration, styles, components, samples, pictures and other files of an overlay, each with what it lies over. */
export function otherFiles({ config, pages, snippets }: SiteModel, root: string): OtherFile[] {
  const { overlay } = config;
  if (overlay === undefined) return [];
  const ofPages = new Set(
    [...[...pages.values()].map(({ source }) => source), ...snippets.values()].map((one) => one.displayFile),
  );
  return readdirSync(overlay, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(overlay, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !ofPages.has(relative(root, join(overlay, name)).replaceAll('\\', '/')))
    .sort()
    .map((name) => {
      const file = relative(root, join(overlay, name)).replaceAll('\\', '/');
      const original = [name, `config/${basename(name)}`].find(
        (one, index) => (index === 0 || name === basename(name)) && existsSync(join(root, one)),
      );
      if (original === undefined) return { file };
      const [ours, theirs] = [committedAt(root, file), committedAt(root, original)];
      const isLater = ours !== undefined && theirs !== undefined && Date.parse(theirs) > Date.parse(ours);
      return { file, original, ...(isLater ? { changed: theirs.slice(0, 10) } : {}) };
    });
}

/** What becomes of a file, in words. */
export const otherFileText = ({ original, changed }: OtherFile): string =>
  original === undefined
    ? 'added'
    : `over ${original}${changed ? `, which was changed on ${changed}, after yours` : ''}`;
