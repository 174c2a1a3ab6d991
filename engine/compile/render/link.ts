import type { Element } from 'hast';
import { createElement, Fragment, type ReactNode } from 'react';
import { withBase } from '../../model/url.ts';
import { resolveLink } from '../../site/links.ts';
import { lineOf, type Node } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { propsOf } from './props.ts';

/** A link: the base path is added; a link to a page that is not written yet, or is left out, becomes plain text. */
export function renderLink(node: Element, rendering: Rendering): ReactNode {
  const props = propsOf(node, rendering);
  const children = rendering.inLink(node.children as Node[]);
  if (props['href'] === undefined) return createElement('a', props, children);
  const href = String(props['href']);
  const line = lineOf(node);
  const link = resolveLink(href, rendering.page.source, rendering.model);
  if (link.kind === 'planned' || link.kind === 'withheld') {
    if (link.kind === 'planned') rendering.waiting.push(link.path);
    return createElement(Fragment, null, children);
  }
  rendering.links.push({ href, file: rendering.file, line });
  if (link.kind === 'external') {
    if (!isHarmless(href)) return createElement('span', null, children);
    return createElement('a', { ...props, href, ...(/^https?:/.test(href) ? { rel: 'noopener' } : {}) }, children);
  }
  const { base, root } = rendering.context;
  const asWritten = link.kind === 'broken' || href.startsWith('#');
  const target = asWritten ? href : withBase(link.kind === 'asset' ? root : base, link.href);
  return createElement('a', { ...props, href: target }, children);
}

/** Whether a URL leads somewhere rather than running a script. Browsers ignore control characters and spaces in a scheme. */
const isHarmless = (href: string): boolean => {
  const plain = href.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
  return !/^(javascript|vbscript|data|file|blob|filesystem):/i.test(plain);
};
