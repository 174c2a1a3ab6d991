import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bodyOf, frontMatterOf } from '../engine/markdown/front-matter-block.ts';
import { CommandError } from '../engine/model/command-error.ts';
import { nearest } from '../engine/model/nearest.ts';
import { normalizePath } from '../engine/model/url.ts';
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

/**
 * Copies a page, or a section of it, into the overlay.
 * @param typed path of a page, with `#anchor` for a section: `/guide/start/#install`
 * @returns the file that was written, relative to the overlay
 * @throws CommandError when there is no such page or section, and when the overlay has it already
 */
export function replacePage(root: string, overlay: string, { pages }: SiteModel, typed: string): string {
  const [route = '', anchor] = typed.split('#');
  const path = normalizePath(`/${route}`);
  const page = pages.get(path);
  if (!page || page.source.generated) {
    const guess = nearest(path, [...pages.keys()]);
    throw new CommandError(`There is no page ${path} to replace.`, guess && `Did you mean ${guess}?`);
  }
  const { file, displayFile, format } = page.source;
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
