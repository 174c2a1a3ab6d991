import type { Element } from 'hast';
import { withBase } from '../../model/url.ts';
import { resolveLink } from '../../site/links.ts';
import { lineOf } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';

/**
 * The URL of a page's image as it goes into the HTML. Undefined when no browser would show it, because the file is missing or the site's
 * policy does not allow the origin. Both are reported.
 */
export function imageUrl(source: string, node: Element, rendering: Rendering): string | undefined {
  const { model, page, context } = rendering;
  const link = resolveLink(source, page.source, model);
  if (link.kind === 'asset') return withBase(context.root, link.href);
  if (link.kind !== 'external') {
    const path = 'path' in link ? link.path : source;
    rendering.report(
      'links',
      lineOf(node),
      `There is no file ${path}.`,
      'Put it beside the page and write its path from there, or put it into public/ and start the path with a slash.',
    );
    return undefined;
  }
  if (/^data:image\//i.test(source)) return source;
  const origin = originOf(source);
  if (origin !== undefined && model.config.site.allowedOrigins.images.includes(origin)) return source;
  rendering.report(
    'policy',
    lineOf(node),
    `An image from ${origin ?? 'a URL without an origin'} is not loaded: ` +
      "the site's content security policy allows its own files only.",
    `Add the origin to \`allowedOrigins.images\` in site.config.ts, or put the file beside the page.`,
  );
  return undefined;
}

/** `https://example.com`; undefined for what is not a web URL. */
function originOf(address: string): string | undefined {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  const url = URL.canParse(absolute) ? new URL(absolute) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
