import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import { PropError } from './prop-error.ts';

/**
 * Props of a component as its YAML fence has them.
 * @throws PropError with the line in the fence for a text that is not YAML, or not a list of keys
 */
export function yamlProps(text: string): Record<string, unknown> {
  const { document, lines } = read(text);
  const [error] = document.errors;
  if (error) throw new PropError(`The fence is not valid YAML: ${error.message}`, lines.linePos(error.pos[0]).line);
  if (document.contents === null) return {};
  if (!isMap(document.contents)) throw new PropError('The fence must have one prop on each line: `title: New label`.');
  try {
    return document.toJS() as Record<string, unknown>;
  } catch (problem) {
    // An alias without an anchor, or too many of them.
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new PropError(`The fence is not valid YAML: ${reason}`);
  }
}

/** The line in the fence where a prop, or the deepest part of it that is there, is written: 1 is the line below the fence's first. */
export function lineOfProp(text: string, path: readonly PropertyKey[]): number {
  const { document, lines } = read(text);
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 0;
}

function read(text: string): { document: Document.Parsed; lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}
