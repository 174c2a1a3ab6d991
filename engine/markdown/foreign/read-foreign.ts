import { withinLimits, withinBounds } from '../limits.ts';
import { walk, type Format, type Node } from '../nodes.ts';
import { parseWithRepairs, type Repaired } from '../repair.ts';
import { sanitizeNodes } from '../sanitize.ts';
import { Adapter, type Adaptation } from './adapt.ts';
import { markContainers } from './containers.ts';
import { groupContainers, isKnownContainer } from './group-containers.ts';
import { hasMath } from './math.ts';

export type ForeignPage = {
  readonly nodes: Node[];
  /** Features of the page that are shown in another form, or not at all. */
  readonly notes: readonly Adaptation[];
};

/**
 * Reads a page that was not written for this engine, in the Markdown of any system. Never throws, whatever the text contains.
 * @param text without front matter
 * @param isComponent whether the site has a component of a given name
 * @param written the line in the file for each line of the text, if they differ
 */
export function readForeign(
  text: string,
  format: Format,
  isComponent: (name: string) => boolean,
  written?: readonly number[],
): ForeignPage {
  const limited = withinLimits(text);
  const { text: markedText, containers, unknownTags, lines: places } = markContainers(limited.text);
  const lines = written ? places.map((line) => written[line] ?? line) : places;
  const repaired = parseWithRepairs(markedText, format, { math: hasMath(markedText), definitionLists: true });
  if (containers.length || written) moveLines(repaired.nodes, lines);
  const shallow = withinBounds(repaired.nodes);
  const adapter = new Adapter(isComponent);
  const nodes = adapter.adapt(
    groupContainers(
      shallow.nodes,
      containers.map((one) => ({ ...one, line: written?.[one.line] ?? one.line })),
    ),
  );
  const limits = [...limited.exceeded, ...shallow.exceeded].map((message): Adaptation => ({
    check: 'limits',
    message,
  }));
  const unknown = [
    ...containers
      .filter(({ name }) => !isKnownContainer(name))
      .map(({ name, line }) => ({ line, message: `There is no block “${name}”; its content is shown without it.` })),
    ...unknownTags.map(({ name, line }) => ({ line, message: `The tag {% ${name} %} is shown as text.` })),
  ].map(({ line, message }): Adaptation => ({ check: 'component', message, line: written?.[line] ?? line }));
  return {
    nodes: sanitizeNodes(nodes),
    notes: [...limits, ...repairNotes(repaired, lines), ...unknown, ...adapter.notes],
  };
}

/** Replaces line numbers of the parsed text with those of the file. */
function moveLines(nodes: readonly Node[], lines: readonly number[]): void {
  const moved = new Set<object>();
  for (const node of walk(nodes)) {
    const { position } = node;
    if (!position || moved.has(position.start)) continue;
    moved.add(position.start);
    position.start.line = lines[position.start.line] ?? position.start.line;
  }
}

function repairNotes({ errors, asMarkdown }: Repaired, lines: readonly number[]): Adaptation[] {
  const hint = 'It is shown as text. In MDX, `<` and `{` in prose belong in `code` or after a backslash.';
  if (asMarkdown)
    return [
      {
        check: 'parse',
        message: `The page is not valid MDX and is read as Markdown: ${errors.at(0)?.message ?? 'its syntax is broken'}.`,
        ...(errors[0]?.line ? { line: lines[errors[0].line] } : {}),
      },
    ];
  return errors.map(({ message, line }) => ({ check: 'parse', message, hint, line: line ? lines[line] : undefined }));
}
