import type { Element } from 'hast';
import { createElement, Fragment, type ReactNode } from 'react';
import { withBase } from '../../model/url.ts';
import { resolveLink } from '../../site/links.ts';
import { lineOf, type Node } from '../parse.ts';
import type { Rendering } from '../rendering.ts';
import { propsOf } from './props.ts';

/** A link: the base path is added, a link to a page that is not written yet becomes its words. */
export function renderLink(node: Element, rendering: Rendering): ReactNode {
  const props = propsOf(node);
  const href = String(props['href'] ?? '');
  const children = rendering.render(node.children as Node[]);
  const line = lineOf(node);
  const link = resolveLink(href, rendering.page.source, rendering.model);
  if (link.kind === 'planned') {
    rendering.waiting.push(link.path);
    return createElement(Fragment, null, children);
  }
  rendering.links.push({ href, file: rendering.file, ...(line ? { line } : {}) });
  if (link.kind === 'external')
    return createElement('a', { ...props, href, ...(/^https?:/.test(href) ? { rel: 'noopener' } : {}) }, children);
  const target = link.kind === 'broken' ? href : withBase(rendering.context.base, link.href);
  return createElement('a', { ...props, href: target }, children);
}
