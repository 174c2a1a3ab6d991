import type { Element } from 'hast';
import { type ReactNode, createElement } from 'react';
import { hasLines, mayScroll, renderCodeBlock, type CodeBlockInput } from '../../components/code-block/code-block.tsx';
import { breakable } from '../../components/data-table/breakable.tsx';
import { CodeMetaError, parseCodeMeta } from '../../components/code-block/code-meta.ts';
import { knowsLanguage, nearestLanguage } from '../highlight.ts';
import { codeOf, lineOf, textOf } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { sampleCode } from '../sample-code.ts';
import { renderDiagram } from './diagram.ts';
import { renderElement } from './element.ts';

/** Where the text of a code block is: in the file being rendered, or in a sample file. */
const placeOf = (sample: string | undefined, line: number | undefined, { file }: Rendering) =>
  sample ? { file: sample } : { file, line };

/** A fenced block: highlighted code, or a diagram if its language is `mermaid`. */
export function renderCode(node: Element, rendering: Rendering): ReactNode {
  const fence = codeOf(node);
  if (!fence) return null;
  const line = lineOf(node);
  const { problem, ...sample } = sampleCode(fence, rendering.model.samples);
  if (problem) {
    rendering.report('code', line, problem.message, problem.hint);
    return null;
  }
  const { code, language, meta } = sample;
  if (language === 'mermaid') return renderDiagram(sample, line, rendering);
  rendering.codes.push({ ...sample, ...placeOf(sample.sample, line, rendering) });
  if (!knowsLanguage(language)) {
    const guess = nearestLanguage(language);
    rendering.report(
      'code',
      line,
      `The fence names an unknown language \`${language}\`.`,
      `${guess ? `Did you mean \`${guess}\`? ` : ''}AUTHORING.md lists the usual languages; \`text\` has no colors.`,
    );
  }
  try {
    return renderBlock({ code, language, meta: parseCodeMeta(meta) }, rendering);
  } catch (error) {
    if (!(error instanceof CodeMetaError)) throw error;
    rendering.report('code', line, error.message);
    return null;
  }
}

function renderBlock(fence: Omit<CodeBlockInput, 'lines'>, { linesOf, needs, context }: Rendering): ReactNode {
  const lines = linesOf(fence.code, fence.language);
  needs.push({ scripts: mayScroll(fence) ? ['code', 'scroll'] : ['code'] });
  if (hasLines({ ...fence, lines })) needs.push({ styles: ['reference'] });
  return renderCodeBlock({ ...fence, lines, translate: context.translate });
}

/** Names of this many characters may be wider than a line on a phone. */
const longName = 28;

/** Inline code. A mention of one of the site's API endpoints becomes a link to the endpoint's page; see `keepFirstEndpointLinks`. */
export function renderInlineCode(node: Element, rendering: Rendering): ReactNode {
  const code = breakable(renderElement(node, rendering), longName);
  const href = rendering.endpointLink(textOf(node), lineOf(node));
  return href === undefined ? code : createElement('a', { 'data-endpoint': '', href }, code);
}
