import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontMatterOf } from '../engine/markdown/front-matter-block.ts';
import { errorAt, type Problem } from '../engine/model/problem.ts';
import type { SourceFile } from '../engine/site/discover.ts';
import type { SiteModel } from '../engine/site/site-model.ts';
import { sectionsOf } from '../layers/replace-sections.ts';

/** A file of an overlay, and what has become of what it replaced. */
export type Replacement = { readonly file: string } & (
  | { readonly state: 'added' }
  /** `moved` is the file of the original now, if a redirect leads from its old path. */
  | { readonly state: 'orphaned'; readonly moved?: string }
  | { readonly state: 'current' | 'not-recorded'; readonly original: string }
  /** `before` is undefined when the version that was replaced isn't in the repository. */
  | { readonly state: 'changed'; readonly original: string; readonly before: string | undefined; readonly now: string }
);

/** The id that git gives a file with this content. */
export const blobId = (content: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex');

const textIn = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** Which version of a page a file of an overlay replaced, as its front matter says. */
const replacedId = (text: string): string | undefined =>
  /^replaced: *["']?(\w+)/m.exec(frontMatterOf(text)?.text ?? '')?.[1];

/** The content that git has under an id; undefined without git, and when it has none. */
function textWithId(root: string, id: string): string | undefined {
  try {
    return execFileSync('git', ['cat-file', 'blob', id], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** The part of a page that is replaced: the whole page, or a section. */
function partOf(text: string | undefined, { section, format }: SourceFile): string | undefined {
  if (text === undefined || !section) return text;
  const lines = sectionsOf({ text, format }).find(({ anchor }) => anchor === section.anchor);
  return lines && text.split('\n').slice(lines.start, lines.end).join('\n');
}

/** What has become of what a file of the overlay replaced. */
function replacementOf(
  root: string,
  { displayFile: file, path, replaced }: SourceFile,
  { redirects, pages }: SiteModel,
): Replacement {
  const id = replacedId(textIn(root, file));
  if (!replaced) {
    const moved = pages.get(redirects.get(path)?.replace(/#.*/, '') ?? '')?.source.displayFile;
    return id === undefined ? { file, state: 'added' } : { file, state: 'orphaned', ...(moved ? { moved } : {}) };
  }
  const original = replaced.displayFile + (replaced.section ? `#${replaced.section.anchor}` : '');
  if (id === undefined) return { file, state: 'not-recorded', original };
  const text = textIn(root, replaced.displayFile);
  if (blobId(text) === id) return { file, state: 'current', original };
  const [before, now = ''] = [partOf(textWithId(root, id), replaced), partOf(text, replaced)];
  return before === now ? { file, state: 'current', original } : { file, state: 'changed', original, before, now };
}

/** The pages, snippets and sections of an overlay. */
export function replacements(model: SiteModel, root: string): Replacement[] {
  const above = model.layers.slice(1);
  const sources = [...[...model.pages.values()].map(({ source }) => source), ...model.snippets.values()].filter(
    ({ displayFile }) => above.some(({ displayFolder }) => displayFile.startsWith(`${displayFolder}/`)),
  );
  const files = new Set(sources.map(({ displayFile }) => displayFile));
  // A section whose page or heading is gone is part of no page.
  const orphaned = above.flatMap(({ folder, displayFolder }) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((name) => `${displayFolder}/${name.replaceAll('\\', '/')}`)
          .filter((file) => /@[^/]+\.mdx$/.test(file) && !files.has(file))
      : [],
  );
  return [
    ...sources.map((source) => replacementOf(root, source, model)),
    ...orphaned.map((file) => ({ file, state: 'orphaned' as const })),
  ];
}

/** Warnings about pages and sections of an overlay whose originals have changed since, or are gone. */
export const replacedPages = (model: SiteModel, _results: unknown, root: string): Problem[] =>
  replacements(model, root).flatMap((replacement): Problem[] => {
    const warning = (message: string, hint: string): Problem[] => [
      { ...errorAt('overlay', { file: replacement.file }, message, hint), severity: 'warning' },
    ];
    // (The layers report a section without its page or heading.)
    if (replacement.state === 'orphaned')
      return replacement.file.includes('@')
        ? []
        : warning(
            'The page replaced another one, and there is none at its path any more.',
            replacement.moved
              ? `The original is ${replacement.moved} now: move yours to the same path.`
              : 'To keep the page, remove `replaced` from its front matter.',
          );
    if (replacement.state !== 'changed') return [];
    return warning(
      `It replaces ${replacement.original}, which has changed since.`,
      'Run `npm run my -- status` for the difference, and `npm run my -- seen` when yours is up to date.',
    );
  });
