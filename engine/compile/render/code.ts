import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { renderCodeBlock } from '../../components/code-block/code-block.tsx';
import { CodeMetaError, parseCodeMeta } from '../../components/code-block/code-meta.ts';
import { knowsLanguage } from '../highlight.ts';
import { codeOf, lineOf } from '../parse.ts';
import type { Rendering } from '../rendering.ts';
import { renderDiagram } from './diagram.ts';

/** A fenced block: highlighted code, or a diagram when it says `mermaid`. */
export function renderCode(node: Element, rendering: Rendering): ReactNode {
  const written = codeOf(node);
  if (!written) return null;
  const { code, language, meta } = written;
  const { strict } = rendering.model;
  const line = lineOf(node);
  if (language === 'mermaid' && strict) return renderDiagram(written, line, rendering);
  rendering.codes.push({ ...written, file: rendering.file, ...(line ? { line } : {}) });
  if (!knowsLanguage(language))
    rendering.report(
      {
        check: 'code',
        severity: strict ? 'error' : 'warning',
        message: `The fence names an unknown language \`${language}\`.`,
        hint: 'Use one of the languages in AUTHORING.md, or `text`.',
      },
      line,
    );
  try {
    const lines = rendering.highlighter.lines(code, language);
    return renderCodeBlock({ lines, language, code, meta: parseCodeMeta(strict ? meta : '') });
  } catch (error) {
    if (!(error instanceof CodeMetaError)) throw error;
    rendering.report({ check: 'code', message: error.message }, line);
    return null;
  }
}
