import { createElement, type ReactNode } from 'react';
import { renderDiagram as drawDiagram } from '../../components/diagram/diagram.ts';
import type { Code } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';

const quoted = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/** A `mermaid` fence as a figure. The layout engine has been loaded; see `needs.ts`. */
export function renderDiagram({ code, meta }: Code, line: number | undefined, rendering: Rendering): ReactNode {
  const alt = quoted(meta, 'alt');
  const caption = quoted(meta, 'caption');
  if (!alt || alt.length < 20 || alt.length > 150) {
    rendering.report(
      {
        check: 'alternatives',
        message: `A diagram needs a text alternative of 20 to 150 characters; ${alt ? `this one has ${alt.length}` : 'this one has none'}.`,
        hint: 'Write ```mermaid alt="What the diagram shows" after the fence.',
      },
      line,
    );
    return null;
  }
  try {
    const id = rendering.ids.take('diagram');
    const html = drawDiagram(code, { alt, id, ...(caption ? { caption } : {}) });
    return createElement('div', { dangerouslySetInnerHTML: { __html: html } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    rendering.report({ check: 'diagram', message: `The diagram cannot be drawn: ${reason}` }, line);
    return null;
  }
}
