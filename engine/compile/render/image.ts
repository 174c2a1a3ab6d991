import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import { withBase } from '../../model/url.ts';
import { resolveLink } from '../../site/links.ts';
import { lineOf } from '../parse.ts';
import type { Rendering } from '../rendering.ts';
import { propsOf } from './props.ts';

/** An image: loaded when it comes into view, its text alternative and its file checked. */
export function renderImage(node: Element, rendering: Rendering): ReactNode {
  const { model, page } = rendering;
  const props = propsOf(node);
  const { length } = String(props['alt'] ?? '');
  if (model.strict && (length < 20 || length > 150))
    rendering.report(
      {
        check: 'alternatives',
        message: `An image needs a text alternative of 20 to 150 characters; this one has ${length}.`,
      },
      lineOf(node),
    );
  const written = String(props['src'] ?? '');
  const link = resolveLink(written, page.source, model);
  if (link.kind === 'broken')
    rendering.report(
      { check: 'links', severity: model.strict ? 'error' : 'warning', message: `There is no file ${link.path}.` },
      lineOf(node),
    );
  const src = link.kind === 'asset' ? withBase(rendering.context.base, link.href) : written;
  return createElement('img', { ...props, src, loading: 'lazy', decoding: 'async' });
}
