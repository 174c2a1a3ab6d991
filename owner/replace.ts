import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bodyOf, frontMatterOf } from '../engine/markdown/front-matter-block.ts';
import { CommandError } from '../engine/model/command-error.ts';
import { nearest } from '../engine/model/nearest.ts';
import { normalizePath } from '../engine/model/url.ts';
import type { SourceFile } from '../engine/site/discover.ts';
import type { SiteModel } from '../engine/site/site-model.ts';
import { sectionsOf } from '../layers/replace-sections.ts';
import { blobId } from './replaced.ts';

/** A page with `replaced` in its front matter, which it gets if it has none. */
export function withReplaced(text: string, id: string): string {
  const line = `replaced: "${id}"`;
  const front = frontMatterOf(text);
  if (!front) return `---\n${line}\n---\n\n${text}`;
  const settings = /^replaced:.*$/m.test(front.text)
    ? front.text.replace(/^replaced:.*$/m, line)
    : `${front.text}\n${line}`.trim();
  return `---\n${settings}\n---\n${bodyOf(text, front.lines).slice(front.lines)}`;
}

/** @throws CommandError when there is no such page or snippet, or nobody has written it */
function sourceOf({ pages, snippets }: SiteModel, route: string): SourceFile {
  const name = /(?:^|\/)_snippets\/(.+?)(?:\.mdx)?$/.exec(route)?.[1];
  const path = normalizePath(`/${route}`);
  const source = name === undefined ? pages.get(path)?.source : snippets.get(name);
  if (source && !source.generated) return source;
  const what = name === undefined ? `page ${path}` : `snippet ${name}`;
  const guess = nearest(name ?? path, [...(name === undefined ? pages : snippets).keys()]);
  throw new CommandError(`There is no ${what} to replace.`, guess && `Did you mean ${guess}?`);
}

/**
 * Copies a page, a section of it or a snippet into the overlay.
 * @param typed path of a page, with `#anchor` for a section, or a snippet: `/guide/start/#install`, `_snippets/website-token`
 * @returns the file that was written, relative to the overlay
 * @throws CommandError when there is no such page or section, and when the overlay has it already
 */
export function replacePage(root: string, overlay: string, model: SiteModel, typed: string): string {
  const [route = '', anchor] = typed.split('#');
  const { file, displayFile, format } = sourceOf(model, route);
  const text = readFileSync(join(root, displayFile), 'utf8');
  const section = anchor === undefined ? undefined : sectionsOf({ text, format }).find((one) => one.anchor === anchor);
  if (anchor !== undefined && !section)
    throw new CommandError(
      `${displayFile} has no section #${anchor}.`,
      `It has ${sectionsOf({ text, format })
        .map((one) => `#${one.anchor}`)
        .join(', ')}.`,
    );
  const target = join('content', section ? file.replace(/\.(\w+)$/, `@${anchor}.$1`) : file);
  if (existsSync(join(overlay, target)))
    throw new CommandError(`The overlay has ${target} already.`, 'Edit that file.');
  const part = section ? text.split('\n').slice(section.start, section.end).join('\n') : text;
  mkdirSync(dirname(join(overlay, target)), { recursive: true });
  writeFileSync(join(overlay, target), withReplaced(part, blobId(text)));
  return target;
}
