import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontMatterOf } from '../engine/markdown/front-matter-block.ts';
import { errorAt, type Problem } from '../engine/model/problem.ts';
import type { SourceFile } from '../engine/site/discover.ts';
import type { SiteModel } from '../engine/site/site-model.ts';

/** The id that git gives a file with this content. */
export const blobId = (content: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex');

/** What a page or a section of an overlay replaces, as it is written: the whole file, or the lines of the section. */
function replacedText(root: string, { displayFile, section }: SourceFile): string {
  const text = readFileSync(join(root, displayFile), 'utf8');
  return section ? text.split('\n').slice(section.start, section.end).join('\n') : text;
}

/** Which version of a page or a section a file of an overlay replaced, as its front matter says. */
const replacedId = (root: string, { displayFile }: SourceFile): string | undefined =>
  /^replaced: *["']?(\w+)/m.exec(frontMatterOf(readFileSync(join(root, displayFile), 'utf8'))?.text ?? '')?.[1];

/** The pages, snippets and sections of an overlay. */
const overlaySources = ({ layers, pages, snippets }: SiteModel): SourceFile[] =>
  [...[...pages.values()].map(({ source }) => source), ...snippets.values()].filter(({ displayFile }) =>
    layers.slice(1).some(({ shown }) => displayFile.startsWith(`${shown}/`)),
  );

/** Warnings about pages and sections of an overlay whose originals have changed since, or are gone. */
export function replacedPages(model: SiteModel, _results: unknown, root: string): Problem[] {
  return overlaySources(model).flatMap((source): Problem[] => {
    const written = replacedId(root, source);
    if (written === undefined) return [];
    const warning = (message: string, hint: string): Problem[] => [
      { ...errorAt('overlay', { file: source.displayFile }, message, hint), severity: 'warning' },
    ];
    if (!source.replaced)
      return warning(
        'The page replaced another one, and there is none at its path any more.',
        'Run `npm run my -- status`. To keep the page, remove `replaced` from its front matter.',
      );
    const original = replacedText(root, source.replaced);
    if (blobId(original) === written) return [];
    const { section, displayFile } = source.replaced;
    return warning(
      `It replaces ${section ? 'a section of ' : ''}${displayFile}, which has changed since.`,
      'Run `npm run my -- status` for the difference, and `npm run my -- seen` when yours is up to date.',
    );
  });
}
