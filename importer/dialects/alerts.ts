import type { Element } from 'hast';
import { text, textOf, type Node } from '../../engine/markdown/nodes.ts';
import { callout, isCallout } from './vocabulary.ts';

const head = /^\s*\[!([\w-]+)\][+-]?[ \t]*/;

/** Block quotes that begin with `[!NOTE]` (GitHub, DocFX) or `[!tip] Title` (Obsidian) become callouts; undefined for other elements. */
export function alert(node: Element): Node | undefined {
  if (node.tagName !== 'blockquote') return undefined;
  const blocks = (node.children as Node[]).filter((child) => child.type !== 'text' || child.value.trim());
  const [first, ...rest] = blocks;
  if (first?.type !== 'element' || first.tagName !== 'p') return undefined;
  const [words, ...others] = first.children as Node[];
  if (words?.type !== 'text') return undefined;
  const [whole, name = ''] = head.exec(words.value) ?? [];
  if (whole === undefined) return undefined;
  const { line, below } = splitAtBreak([text(words.value.slice(whole.length)), ...others]);
  const title = line.map(textOf).join('').trim();
  const opening: Node[] = below.length ? [{ ...first, children: below as Element['children'] }] : [];
  // An unknown name is one that the author made up.
  return callout(name, title || (isCallout(name) ? '' : name), [...opening, ...rest], node);
}

/** The nodes of the first line, and those of the lines below. */
function splitAtBreak(nodes: readonly Node[]): { line: Node[]; below: Node[] } {
  const line: Node[] = [];
  for (const [index, node] of nodes.entries()) {
    const lineEnd = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type === 'text' && lineEnd >= 0) {
      const after = node.value.slice(lineEnd + 1);
      line.push(text(node.value.slice(0, lineEnd)));
      return { line, below: [...(after ? [text(after)] : []), ...nodes.slice(index + 1)] };
    }
    if (node.type === 'element' && node.tagName === 'br') return { line, below: nodes.slice(index + 1) };
    line.push(node);
  }
  return { line, below: [] };
}
