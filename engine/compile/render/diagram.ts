import { createElement, type ReactNode } from 'react';
import type { Code } from '../../markdown/nodes.ts';
import type { Diagram } from '../drawings.ts';
import type { Rendering } from '../rendering.ts';

const quoted = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/** The diagram of a `mermaid` fence; undefined when its text alternative is missing or has the wrong length. */
export function diagramOf({ code, meta }: Pick<Code, 'code' | 'meta'>): Diagram[] {
  const alt = quoted(meta, 'alt') ?? '';
  const caption = quoted(meta, 'caption');
  return alt.length < 20 || alt.length > 150 ? [] : [{ code, alt, ...(caption ? { caption } : {}) }];
}

/** A `mermaid` fence as a figure, which was rendered in advance; see `load-nodes.ts`. */
export function renderDiagram(fence: Code, line: number | undefined, rendering: Rendering): ReactNode {
  const [diagram] = diagramOf(fence);
  if (!diagram) {
    const alt = quoted(fence.meta, 'alt');
    rendering.report(
      'alternatives',
      line,
      `A diagram needs a text alternative of 20 to 150 characters; ${alt ? `this one has ${alt.length}` : 'this one has none'}.`,
      'Write ```mermaid alt="What the diagram shows" after the fence.',
    );
    return null;
  }
  rendering.needs.push({ styles: ['figures'] });
  try {
    const html = rendering.drawings.html(diagram, rendering.ids.take('diagram'));
    return createElement('div', { dangerouslySetInnerHTML: { __html: html } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    rendering.report('diagram', line, `The diagram can't be rendered: ${reason}`);
    return null;
  }
}
