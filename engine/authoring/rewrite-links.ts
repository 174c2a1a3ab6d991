import { posix } from 'node:path';
import { normalizePath } from '../model/url.ts';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces every mention of a site path in a text, with or without its last slash: in links, props, lists and quoted strings. Paths inside
 * longer paths and inside addresses of other sites stay.
 */
export function rewriteSitePaths(text: string, from: string, to: string): string {
  const mention = new RegExp(`(?<=^|[\\s("'\`[,:])${escapeRegExp(from.slice(0, -1))}/?(?=$|[\\s)"'\`\\],#?])`, 'gm');
  return text.replace(mention, () => to);
}

/** Targets of Markdown links and images, and of `src` and `href` props, that are relative to the file. */
const relativeTarget = /(\]\(|\b(?:src|href|poster)=")(?![a-z][a-z0-9+.-]*:|[/#"{])([^)"\s#?]+)/gi;

/** Replaces each target that is relative to a file by what `change` gives for its full path below `content/` (no leading slash). */
function mapRelative(text: string, file: string, change: (target: string) => string | undefined): string {
  return text.replace(relativeTarget, (whole, before: string, target: string) => {
    const changed = change(posix.join(posix.dirname(file), target));
    return changed === undefined ? whole : before + changed;
  });
}

function relativePath(fromFile: string, target: string): string {
  const path = posix.relative(posix.dirname(fromFile), target);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The text of a page that moves: what was relative to its old place is relative to the new one. */
export function rewriteOwnRelative(text: string, from: string, to: string): string {
  return mapRelative(text, from, (target) => relativePath(to, target));
}

/** The text of another page: relative links to the page that moves lead to its new place. */
export function rewriteRelativeLinks(
  text: string,
  file: string,
  from: { readonly file: string; readonly route: string },
  to: { readonly file: string; readonly route: string },
): string {
  return mapRelative(text, file, (target) => {
    if (target === from.file) return relativePath(file, to.file);
    return !/\.\w+$/.test(target) && normalizePath(`/${target.replace(/^content\//, '')}`) === from.route
      ? to.route
      : undefined;
  });
}
