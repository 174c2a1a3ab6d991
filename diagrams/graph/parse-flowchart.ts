import { DiagramError, type SourceLine } from '../source-lines.ts';
import type { Direction, Graph, GraphEdge, NodeShape } from './graph.ts';
import { GraphBuilder } from './graph-builder.ts';

/** Brackets around a node's text, longest first. */
const brackets: readonly (readonly [open: string, close: string, shape: NodeShape])[] = [
  ['(((', ')))', 'circle'],
  ['((', '))', 'circle'],
  ['([', '])', 'pill'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['{{', '}}', 'hexagon'],
  ['[/', '/]', 'slant'],
  ['[', ']', 'box'],
  ['(', ')', 'round'],
  ['{', '}', 'diamond'],
];

/**
 * Parses `flowchart LR`: nodes, chains, `&`, labels of edges, subgraphs, `:::tone` and `class`.
 * @throws DiagramError for any statement that can't be drawn as written
 */
export function parseFlowchart(lines: readonly SourceLine[]): Graph {
  const [header, ...statements] = lines;
  const direction = /^(?:graph|flowchart)\s+(TD|TB|BT|LR|RL)$/i.exec(header?.text ?? '')?.[1]?.toUpperCase();
  if (!direction)
    throw new DiagramError(header?.number ?? 1, `"${header?.text}" needs a direction: flowchart LR, RL, TD or BT.`);
  const graph = new GraphBuilder(direction === 'TB' ? 'TD' : (direction as Direction));
  for (const line of statements) statement(line, graph);
  return graph.build();
}

function statement(line: SourceLine, graph: GraphBuilder): void {
  const subgraph = /^subgraph\s+(?:([\w-]+)\s*\[(.+)\]|(.+))$/.exec(line.text);
  const toned = /^class\s+([\w-]+(?:\s*,\s*[\w-]+)*)\s+(\w+)$/.exec(line.text);
  if (subgraph)
    graph.openGroup((subgraph[1] ?? subgraph[3] ?? '').trim(), subgraph[2] ?? subgraph[3] ?? '', line.number);
  else if (line.text === 'end') graph.closeGroup(line.number);
  else if (toned) graph.tone((toned[1] ?? '').split(/\s*,\s*/), toned[2] ?? '', line.number);
  else if (/^(classDef|style|linkStyle|click)\s/.test(line.text)) {
    throw new DiagramError(
      line.number,
      `"${line.text}" sets colors or links, which isn't supported. Give a node one of the site's classes, as in A:::accent.`,
    );
  } else if (/^direction\s/.test(line.text))
    throw new DiagramError(line.number, 'a subgraph has the direction of the whole diagram. Remove this line.');
  else chain(new Scanner(line), graph);
}

function chain(scanner: Scanner, graph: GraphBuilder): void {
  let from = nodes(scanner, graph);
  while (!scanner.done) {
    const arrow = readArrow(scanner);
    const to = nodes(scanner, graph);
    for (const start of from) for (const end of to) graph.edge({ from: start, to: end, ...arrow });
    from = to;
  }
}

function nodes(scanner: Scanner, graph: GraphBuilder): string[] {
  const ids = [node(scanner, graph)];
  while (scanner.take(/^&\s*/)) ids.push(node(scanner, graph));
  return ids;
}

function node(scanner: Scanner, graph: GraphBuilder): string {
  // A hyphen is part of an id only between letters: `A-->B` is two nodes.
  const id =
    scanner.take(/^[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/u)?.[0] ??
    scanner.fail('a node was expected, as in A or A[Text]');
  const bracket = brackets.find(([open]) => scanner.rest.startsWith(open));
  if (bracket) {
    const [open, close, shape] = bracket;
    graph.node(id, scanner.between(open, close), shape);
  } else graph.node(id);
  const tone = scanner.take(/^:::(\w+)/);
  if (tone) graph.tone([id], tone[1] ?? '', scanner.line.number);
  scanner.take(/^\s+/);
  return id;
}

function readArrow(scanner: Scanner): Omit<GraphEdge, 'from' | 'to'> {
  // With the text in the arrow (`-- text -->`), or after it in pipes.
  const labeled = scanner.take(/^(<)?(--|==|-\.)\s+(.+?)\s+(-{2,}|={2,}|\.+-)(>)?\s*/);
  const bare = labeled ? undefined : scanner.take(/^(<)?(-{2,}|={2,}|-\.+-)(>)?\s*/);
  const arrow = labeled ?? bare;
  if (!arrow || (bare && bare[2]?.length === 2 && !bare[3]))
    return scanner.fail('an arrow was expected: -->, ---, -.-> or ==>');
  const text = labeled?.[3] ?? scanner.take(/^\|([^|]*)\|\s*/)?.[1]?.trim();
  const kind = arrow[2] ?? '';
  return {
    line: kind.startsWith('=') ? 'thick' : kind.includes('.') ? 'dotted' : 'solid',
    heads: { start: arrow[1] === '<', end: (labeled ? labeled[5] : bare?.[3]) === '>' },
    ...(text ? { text } : {}),
  };
}

/** Reads a line from left to right, and keeps track of the position for error messages. */
class Scanner {
  readonly line: SourceLine;
  rest: string;

  constructor(line: SourceLine) {
    this.line = line;
    this.rest = line.text;
  }

  get done(): boolean {
    return this.rest === '';
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.rest);
    if (match) this.rest = this.rest.slice(match[0].length);
    return match ?? undefined;
  }

  between(open: string, close: string): string {
    const quoted = this.rest.startsWith(`${open}"`);
    const end = this.rest.indexOf(quoted ? `"${close}` : close, open.length + (quoted ? 1 : 0));
    if (end < 0) return this.fail(`"${open}" is not closed by "${quoted ? '"' : ''}${close}"`);
    const text = this.rest.slice(open.length + (quoted ? 1 : 0), end);
    this.rest = this.rest.slice(end + close.length + (quoted ? 1 : 0));
    return text;
  }

  fail(expectation: string): never {
    const position = this.rest ? `at "${this.rest}"` : 'at the end of the line';
    throw new DiagramError(this.line.number, `cannot read "${this.line.text}": ${position} ${expectation}.`);
  }
}
