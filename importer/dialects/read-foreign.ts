import { element, text as textNode, walk, type Format, type Node } from '../../engine/markdown/nodes.ts';
import { ParseError } from '../../engine/markdown/parser.ts';
import { Adapter, type Adaptation } from './adapt.ts';
import { markContainers } from './containers.ts';
import { groupContainers, isKnownContainer } from './group-containers.ts';
import { hasMath } from './math.ts';
import { parseWithRepairs, type Repaired } from './repair.ts';

export type ForeignPage = {
  /** HTML and this engine's components. */
  readonly nodes: Node[];
  /** Features of the page that become something else, or nothing. */
  readonly notes: readonly Adaptation[];
};

/**
 * Reads a page in the Markdown of any system. Never throws, whatever the text contains.
 * @param source without front matter
 * @param lines the line in the file for each line of the text, if they differ
 */
export function readForeign(source: string, format: Format, lines?: readonly number[]): ForeignPage {
  const marked = markContainers(source);
  const lineOfFile = (line: number): number => lines?.[line] ?? line;
  const { repaired, tooDeep } = parseOrCode(marked.text, source, format);
  moveLines(repaired.nodes, marked.lines, lineOfFile);
  const containers = marked.containers.map((one) => ({ ...one, line: lineOfFile(one.line) }));
  const adapter = new Adapter();
  const nodes = adapter.adapt(groupContainers(repaired.nodes, containers));
  const unknown = [
    ...containers
      .filter(({ name }) => !isKnownContainer(name))
      .map(({ name, line }) => ({
        line,
        message: `There is no block “${name}”; its content is kept without it.`,
        hint: 'Use a component of AUTHORING.md in its place, if readers miss it.',
      })),
    ...marked.unknownTags.map(({ name, line }) => ({
      line: lineOfFile(line),
      message: `The tag {% ${name} %} stays as text.`,
      hint: 'Write what it stands for.',
    })),
  ];
  return {
    nodes,
    notes: [
      ...(tooDeep ? [tooDeep] : repairNotes(repaired, (line) => lineOfFile(marked.lines[line] ?? line))),
      ...unknown,
      ...adapter.notes,
    ],
  };
}

/** A text that nests too deeply for the parser becomes a code block. */
function parseOrCode(marked: string, source: string, format: Format): { repaired: Repaired; tooDeep?: Adaptation } {
  try {
    return { repaired: parseWithRepairs(marked, format, { math: hasMath(marked), definitionLists: true }) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const code = element('pre', [element('code', [textNode(`${source.trim()}\n`)])]);
    return {
      repaired: { nodes: [code], errors: [], asMarkdown: false },
      tooDeep: {
        message: `The page is kept as a code block: ${error.message}`,
        hint: 'Divide what is nested there, and import again.',
        line: error.line,
      },
    };
  }
}

/** Replaces line numbers of the parsed text with those of the file. */
function moveLines(nodes: readonly Node[], lines: readonly number[], lineOfFile: (line: number) => number): void {
  const moved = new Set<object>();
  for (const { position } of walk(nodes)) {
    if (!position || moved.has(position.start)) continue;
    moved.add(position.start);
    position.start.line = lineOfFile(lines[position.start.line] ?? position.start.line);
  }
}

function repairNotes({ errors, asMarkdown }: Repaired, lineOfFile: (line: number) => number): Adaptation[] {
  const [first] = errors;
  const fileLine = (line: number | undefined) => (line ? lineOfFile(line) : undefined);
  if (asMarkdown && first)
    return [
      {
        message: `The page is not valid MDX and is read as Markdown: ${first.message}.`,
        hint: 'Correct the line and import again, or compare the page with the original.',
        line: fileLine(first.line),
      },
    ];
  return errors.map(({ message, line }) => ({
    message: `${message}. The character is kept as text.`,
    hint: 'If it is code, put it in `backticks`.',
    line: fileLine(line),
  }));
}
