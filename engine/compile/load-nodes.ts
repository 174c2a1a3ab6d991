import type { Registry } from '../components/registry.ts';
import type { Drawings, Diagram } from './drawings.ts';
import type { CodeHighlighter, CodeText, LinesOf } from './highlight.ts';
import { literalProps } from '../markdown/literal-props.ts';
import { codeOf, isComponent, walk, type JsxNode, type Node } from '../markdown/nodes.ts';
import { ParseError } from '../markdown/parser.ts';
import { PropError } from '../markdown/prop-error.ts';
import type { Samples } from '../site/read-samples.ts';
import { diagramOf } from './render/diagram.ts';
import { sampleCode } from './sample-code.ts';
import type { Snippets } from './snippets.ts';

type LoadTools = {
  readonly registry: Registry;
  readonly highlighter: CodeHighlighter;
  readonly drawings: Drawings;
  readonly snippets: Snippets;
  readonly samples: Samples;
};

/**
 * Prepares everything that nodes refer to, so that rendering can be synchronous: components, diagrams, and highlighted code, which is
 * returned. Includes what the snippets they show refer to.
 */
export async function loadNodes(nodes: readonly Node[], tools: LoadTools): Promise<LinesOf> {
  const { registry, highlighter, drawings } = tools;
  const codes: CodeText[] = [];
  const diagrams: Diagram[] = [];
  const seen = new Set<string>();
  const unread: (readonly Node[])[] = [nodes];
  for (let part = unread.pop(); part; part = unread.pop()) {
    const all = [...walk(part)];
    const components = all.filter(isComponent);
    await Promise.all([...new Set(components.map(({ name }) => name ?? ''))].map((name) => registry.load(name)));
    for (const node of all) {
      const fence = node.type === 'element' && node.tagName === 'pre' ? codeOf(node) : undefined;
      if (!fence) continue;
      const code = sampleCode(fence, tools.samples);
      if (code.language === 'mermaid') diagrams.push(...diagramOf(code));
      else codes.push(code);
    }
    for (const node of components) {
      const name = snippetOf(node, registry);
      if (name === undefined || seen.has(name)) continue;
      seen.add(name);
      unread.push(unlessBroken(() => tools.snippets.nodes(name)));
    }
  }
  return (await Promise.all([highlighter.highlight(codes), drawings.prepare(diagrams)]))[0];
}

/** The snippet that a component shows; undefined for other components, and for props that rendering will report. */
function snippetOf(node: JsxNode, registry: Registry): string | undefined {
  const definition = registry.get(node.name ?? '');
  if (!definition?.snippet) return undefined;
  try {
    const { success, data } = definition.props.safeParse(literalProps(node));
    return success ? definition.snippet(data) : undefined;
  } catch (error) {
    if (error instanceof PropError) return undefined;
    throw error;
  }
}

/** A snippet that can't be parsed needs nothing; rendering reports it. */
function unlessBroken(read: () => Node[]): Node[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof ParseError) return [];
    throw error;
  }
}
