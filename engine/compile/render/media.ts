import type { Element } from 'hast';
import { createElement, Fragment, type ReactNode } from 'react';
import { lineOf, type Node } from '../../markdown/nodes.ts';
import { withBase } from '../../model/url.ts';
import { resolveLink } from '../../site/links.ts';
import type { Rendering } from '../rendering.ts';
import { mediaUrl } from './media-url.ts';
import { propsOf } from './props.ts';

/** An image: loads lazily; its text alternative and its file are checked. One that no browser would show becomes a link. */
export function renderImage(node: Element, rendering: Rendering): ReactNode {
  const { srcSet, ...props } = propsOf(node, rendering);
  const alt = String(props['alt'] ?? '');
  if (rendering.model.strict && (alt.length < 20 || alt.length > 150))
    rendering.report(
      {
        check: 'alternatives',
        message: `An image needs a text alternative of 20 to 150 characters; this one has ${alt.length}.`,
      },
      lineOf(node),
    );
  const written = String(props['src'] ?? '');
  const src = mediaUrl(written, 'images', node, rendering);
  if (src === undefined) return insteadOf(written, alt, rendering);
  const set = typeof srcSet === 'string' ? sourceSet(srcSet, node, rendering) : undefined;
  return createElement('img', { ...props, src, ...(set ? { srcSet: set } : {}), loading: 'lazy', decoding: 'async' });
}

/** `<video>` and `<audio>`: their files belong to the site or come from an allowed origin. They never play on their own. */
export function renderMedia(node: Element, rendering: Rendering): ReactNode {
  const { src: written, poster, ...props } = propsOf(node, rendering);
  const src = typeof written === 'string' ? mediaUrl(written, 'media', node, rendering) : undefined;
  if (typeof written === 'string' && src === undefined) return insteadOf(written, '', rendering);
  const preview = typeof poster === 'string' ? mediaUrl(poster, 'images', node, rendering) : undefined;
  const own = {
    ...props,
    controls: true,
    preload: 'metadata',
    ...(src ? { src } : {}),
    ...(preview ? { poster: preview } : {}),
  };
  return createElement(node.tagName, own, rendering.render(node.children as Node[]));
}

/** A source of a picture, a video or a sound; omitted when no browser would load it. */
export function renderSource(node: Element, rendering: Rendering): ReactNode {
  const { src, srcSet, ...props } = propsOf(node, rendering);
  const address = typeof src === 'string' ? mediaUrl(src, 'media', node, rendering) : undefined;
  const set = typeof srcSet === 'string' ? sourceSet(srcSet, node, rendering) : undefined;
  if (!address && !set) return typeof src === 'string' ? insteadOf(src, '', rendering) : null;
  return createElement(node.tagName, {
    ...props,
    ...(address ? { src: address } : {}),
    ...(set ? { srcSet: set } : {}),
  });
}

/** A page of another site in an iframe. If the site's configuration doesn't allow its origin, a link to it. */
export function renderFrame(node: Element, rendering: Rendering): ReactNode {
  const { model, page, context } = rendering;
  const written = String(node.properties['src'] ?? '');
  const title = String(node.properties['title'] ?? '');
  const link = resolveLink(written, page.source, model);
  if (link.kind === 'asset') {
    const message = `A frame can't show ${link.href}: the site's content security policy allows no frames with its own files.`;
    rendering.report({ check: 'policy', message, hint: 'Link to the file.' }, lineOf(node));
    const name = title || link.href.split('/').at(-1);
    return rendering.isInLink ? name : createElement('a', { href: withBase(context.base, link.href) }, name);
  }
  const src = written ? mediaUrl(written, 'frames', node, rendering) : undefined;
  if (src === undefined) return insteadOf(written, title || 'Frame', rendering);
  // The policy allows frames only from other origins, so their scripts can't reach the page.
  return createElement('iframe', {
    src,
    title: title || 'Frame',
    loading: 'lazy',
    allowFullScreen: true,
    referrerPolicy: 'strict-origin-when-cross-origin',
    // oxlint-disable-next-line react/iframe-missing-sandbox
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  });
}

/** What can't be shown is replaced by its text, as a link if there is a URL. */
function insteadOf(address: string, words: string, rendering: Rendering): ReactNode {
  const shown =
    words ||
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ||
    '';
  if (!/^(https?:)?\/\//.test(address) || rendering.isInLink) return createElement(Fragment, null, shown);
  return createElement('a', { href: address, rel: 'noopener' }, shown);
}

/** Every URL of a `srcset`; undefined when one of them can't be loaded. */
function sourceSet(written: string, node: Element, rendering: Rendering): string | undefined {
  const candidates = written.split(/,\s+|,(?=\S+\s)/).map((candidate) => {
    const [address = '', ...size] = candidate.trim().split(/\s+/);
    const resolved = address && mediaUrl(address, 'images', node, rendering);
    return resolved ? [resolved, ...size].join(' ') : undefined;
  });
  return candidates.every((candidate) => candidate !== undefined) ? candidates.join(', ') : undefined;
}
