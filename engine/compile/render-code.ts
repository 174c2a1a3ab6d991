import { createElement, type ReactNode } from 'react';
import { CodeMetaError, parseCodeMeta } from '../components/code-block/code-meta.ts';
import { renderCodeBlock } from '../components/code-block/code-block.tsx';
import { renderDiagram } from '../components/diagram/diagram.ts';
import { elkIsLoaded, loadElk } from '../components/diagram/graph/elk.ts';
import type { WrittenCode } from './compile.ts';
import { knowsLanguage } from './highlight.ts';
import type { RenderState } from './to-react.ts';

/** A fenced block: highlighted code, or a diagram when it says `mermaid`. */
export function renderCode(written: WrittenCode, state: RenderState): ReactNode {
  const { code, language, meta } = written;
  if (language === 'mermaid' && state.model.strict) return renderMermaid(written, state);
  state.codes.push(written);
  if (!knowsLanguage(language))
    state.problem(
      {
        check: 'code',
        severity: state.model.strict ? 'error' : 'warning',
        message: `The fence names an unknown language \`${language}\`.`,
        hint: 'Use one of the languages in AUTHORING.md, or `text`.',
      },
      written.line,
    );
  const lines = state.highlighter.lines(code, knowsLanguage(language) ? language : 'text');
  if (!lines) {
    state.missing.set(`language ${language}`, () => state.highlighter.load([language]));
    return null;
  }
  try {
    return renderCodeBlock({ lines, language, code, meta: parseCodeMeta(state.model.strict ? meta : '') });
  } catch (error) {
    if (!(error instanceof CodeMetaError)) throw error;
    state.problem({ check: 'code', message: error.message }, written.line);
    return null;
  }
}

const quoted = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

function renderMermaid({ code, meta, line }: WrittenCode, state: RenderState): ReactNode {
  const alt = quoted(meta, 'alt');
  const caption = quoted(meta, 'caption');
  if (!alt || alt.length < 20 || alt.length > 150) {
    state.problem(
      {
        check: 'alternatives',
        message: `A diagram needs a text alternative of 20 to 150 characters; ${alt ? `this one has ${alt.length}` : 'this one has none'}.`,
        hint: 'Write ```mermaid alt="What the diagram shows" after the fence.',
      },
      line,
    );
    return null;
  }
  if (!elkIsLoaded()) {
    state.missing.set('diagrams', loadElk);
    return null;
  }
  try {
    const drawn = renderDiagram(code, { alt, ...(caption ? { caption } : {}), id: state.context.uniqueId('diagram') });
    return typeof drawn === 'string' ? createElement('div', { dangerouslySetInnerHTML: { __html: drawn } }) : drawn;
  } catch (error) {
    state.problem(
      {
        check: 'diagram',
        message: `The diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
      },
      line,
    );
    return null;
  }
}
