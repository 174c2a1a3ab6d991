import type { Element } from 'hast';
import { createElement, Fragment, type ReactNode } from 'react';
import { lineOf } from '../../markdown/nodes.ts';
import { isWritten } from '../../site/site-pages.ts';
import type { Rendering } from '../rendering.ts';
import { imageUrl } from './image-url.ts';
import { propsOf } from './props.ts';

/** An image: loads lazily; its text alternative and its file are checked. One that no browser would show becomes a link. */
export function renderImage(node: Element, rendering: Rendering): ReactNode {
  const props = propsOf(node, rendering);
  const alt = String(props['alt'] ?? '');
  if (isWritten(rendering.page) && (alt.length < 20 || alt.length > 150))
    rendering.report(
      'alternatives',
      lineOf(node),
      `An image needs a text alternative of 20 to 150 characters; this one has ${alt.length}.`,
    );
  const address = String(props['src'] ?? '');
  const src = imageUrl(address, node, rendering);
  if (src === undefined) return insteadOf(address, alt, rendering);
  return createElement('img', { ...props, src, loading: 'lazy', decoding: 'async' });
}

/** What can't be shown is replaced by its text, as a link if there is a URL. */
function insteadOf(address: string, words: string, rendering: Rendering): ReactNode {
  const label =
    words ||
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ||
    '';
  if (!/^(https?:)?\/\//.test(address) || rendering.isInLink) return createElement(Fragment, null, label);
  return createElement('a', { href: address, rel: 'noopener' }, label);
}
