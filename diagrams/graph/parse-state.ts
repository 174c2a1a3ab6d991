import { DiagramError, type SourceLine } from '../source-lines.ts';
import type { Direction, Graph } from './graph.ts';
import { GraphBuilder } from './graph-builder.ts';

const name = String.raw`[\p{L}\p{N}_-]*?[\p{L}\p{N}_]`;
const transition = new RegExp(
  String.raw`^(\[\*\]|${name})\s*-->\s*(\[\*\]|${name})(?::::(\w+))?(?:\s*:\s*(.+))?$`,
  'u',
);
const declaration = new RegExp(String.raw`^state\s+(?:"([^"]+)"\s+as\s+)?(${name})\s*(\{|<<choice>>)?$`, 'u');
const description = new RegExp(String.raw`^(${name})\s*(?::\s*(.+))?$`, 'u');

/**
 * Parses `stateDiagram-v2`: transitions, `[*]`, descriptions, composite states, `<<choice>>` and `class`.
 * @throws DiagramError for any statement that can't be drawn as written
 */
export function parseState(lines: readonly SourceLine[]): Graph {
  const graph = new GraphBuilder('TD');
  for (const line of lines.slice(1)) statement(line, graph);
  return graph.build();
}

function statement({ text, number }: SourceLine, graph: GraphBuilder): void {
  const direction = /^direction\s+(TD|TB|BT|LR|RL)$/i.exec(text)?.[1]?.toUpperCase();
  if (direction && graph.group)
    throw new DiagramError(number, 'a composite state has the direction of the whole diagram. Remove this line.');
  if (direction) {
    graph.direction = direction === 'TB' ? 'TD' : (direction as Direction);
    return;
  }
  if (text === '}') return graph.closeGroup(number);
  if (/^note\s/.test(text))
    throw new DiagramError(number, 'state diagrams have no notes. Write it in the text near the diagram instead.');
  const toned = /^class\s+([\w-]+(?:\s*,\s*[\w-]+)*)\s+(\w+)$/.exec(text);
  if (toned) return graph.tone((toned[1] ?? '').split(/\s*,\s*/), toned[2] ?? '', number);

  const declared = declaration.exec(text);
  if (declared) {
    const [, label, id = '', kind] = declared;
    if (kind === '{') graph.openGroup(id, label ?? id, number);
    else graph.node(id, kind ? '' : (label ?? id), kind ? 'choice' : 'round');
    return;
  }
  const moved = transition.exec(text);
  if (moved) {
    const [, from = '', to = '', tone, label] = moved;
    graph.edge({
      from: state(from, 'start', graph),
      to: state(to, 'end', graph),
      line: 'solid',
      heads: { start: false, end: true },
      ...(label ? { text: label } : {}),
    });
    if (tone) graph.tone([to], tone, number);
    return;
  }
  const described = description.exec(text);
  if (!described)
    throw new DiagramError(
      number,
      `cannot read "${text}". A state diagram has lines such as Open --> Resolved: resolve, or Open: Waiting for an agent.`,
    );
  const [, id = '', label] = described;
  if (label) graph.node(id, label, 'round');
  else graph.node(id, undefined, undefined, 'round');
}

/** The node of a state; `[*]` is a separate dot in each composite state. */
function state(id: string, role: 'start' | 'end', graph: GraphBuilder): string {
  if (id !== '[*]') {
    graph.node(id, undefined, undefined, 'round');
    return id;
  }
  const dot = `[*] ${role} ${graph.group ?? ''}`;
  graph.node(dot, '', role);
  return dot;
}
