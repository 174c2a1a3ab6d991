import { posix } from 'node:path';
import { normalizePath } from '../engine/model/url.ts';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces every mention of a site path in a text, with or without a trailing slash: in links, props, lists and quoted strings. Paths
 * inside longer paths and inside URLs of other sites stay.
 */
export function rewriteSitePaths(text: string, from: string, to: string): string {
  const mention = new RegExp(`(?<=^|[\\s("'\`[,:])${escapeRegExp(from.slice(0, -1))}/?(?=$|[\\s)"'\`\\],#?])`, 'gm');
  return text.replace(mention, () => to);
}

/** Relative targets of Markdown links and images, and of `src` and `href` props. */
const relativeTarget = /(\]\(|\b(?:src|href|poster)=")(?![a-z][a-z0-9+.-]*:|[/#"{])([^)"\s#?]+)/gi;

/** Replaces each relative target with what `change` returns for its full path below `content/` (without a leading slash). */
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

/** The text of a page that moves, with its relative links rewritten for the new place. */
export function rewriteOwnRelative(text: string, from: string, to: string): string {
  return mapRelative(text, from, (target) => relativePath(to, target));
}

/** The text of another page, with relative links to the moved page rewritten. */
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
