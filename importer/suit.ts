import type { Element } from 'hast';
import { codeOf, lineOf, textOf, type JsxNode, type Node } from '../engine/markdown/nodes.ts';
import { readForeignFence } from './dialects/foreign-fence.ts';
import { accordion } from './dialects/vocabulary.ts';
import type { Note } from './print/print-page.ts';

/** Tags that mean nothing to a reader of the words in them, or that Markdown and components can say. */
const message =
  /^(a|article|aside|b|blockquote|body|br|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|footer|h[1-6]|header|hr|html|i|img|input|kbd|label|li|main|nav|ol|p|picture|pre|s|section|source|span|strike|strong|summary|sup|table|tbody|td|tfoot|th|thead|tr|tt|ul|var|wbr|center)$/;

/** What only HTML can say becomes what a page can: folded text, keys, text alternatives of 20 to 150 characters, known languages. */
export function suit(nodes: readonly Node[], title: string): { nodes: Node[]; notes: readonly Note[] } {
  const notes: Note[] = [];
  const lost = new Map<string, Node>();
  const visit = (list: readonly Node[]): Node[] => list.flatMap(one);
  const one = (node: Node): Node[] => {
    const children = 'children' in node ? visit(node.children as Node[]) : [];
    if (node.type !== 'element') return [('children' in node ? { ...node, children } : node) as Node];
    const { tagName } = node;
    if (tagName === 'pre') return [code(node, notes)];
    if (tagName === 'details') return [folded(children, node)];
    if (tagName === 'kbd' && textOf(node).trim()) return [keys(node)];
    if (tagName === 'img') return [image(node, title, notes)];
    if (tagName === 'table' && (node.children as Node[]).some(spans))
      notes.push({
        message: 'The table has cells over several rows or columns, which Markdown has not.',
        hint: 'Compare it with the original.',
        line: lineOf(node),
      });
    if (
      tagName === 'sup' &&
      !node.children.some((child) => child.type === 'element' && child.properties['dataFootnoteRef'] !== undefined)
    )
      lost.set(tagName, node);
    if (!message.test(tagName) && !lost.has(tagName)) lost.set(tagName, node);
    return [{ ...node, children: children as Element['children'] }];
  };
  const suited = visit(nodes);
  for (const [tag, node] of lost)
    notes.push({
      message: `Pages have no <${tag}>; its words are kept.`,
      hint: 'Compare them with the original.',
      line: lineOf(node),
    });
  return { nodes: suited, notes };
}

const spans = (node: Node): boolean =>
  node.type === 'element' &&
  (Number(node.properties['colSpan'] ?? 1) > 1 ||
    Number(node.properties['rowSpan'] ?? 1) > 1 ||
    (node.children as Node[]).some(spans));

function folded(children: readonly Node[], node: Element): JsxNode {
  const isSummary = (child: Node): boolean => child.type === 'element' && child.tagName === 'summary';
  const summary = children.find(isSummary);
  const title = summary ? textOf(summary).replace(/\s+/g, ' ').trim() : '';
  return accordion(
    title.slice(0, 100),
    children.filter((child) => !isSummary(child)),
    node,
  );
}

const keys = (node: Element): JsxNode => ({
  type: 'mdxJsxTextElement',
  name: 'Kbd',
  attributes: [{ type: 'mdxJsxAttribute', name: 'keys', value: textOf(node).trim() }],
  children: [],
});

/** An image whose text alternative has the length that pages ask for. */
function image(node: Element, title: string, notes: Note[]): Node {
  const alt = String(node.properties['alt'] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (alt.length >= 20 && alt.length <= 150) return node;
  notes.push({
    message: `The text alternative “${alt}” has ${alt.length} characters.`,
    hint: 'Say in 20 to 150 characters what the image shows.',
    line: lineOf(node),
  });
  const longer =
    alt.length > 150 ? `${alt.slice(0, 148).trimEnd()}…` : `${alt || 'An image'}, on the page “${title}”`.slice(0, 150);
  return { ...node, properties: { ...node.properties, alt: longer.padEnd(20, '.') } };
}

/** A block of code, whose language is one that is known here. */
function code(node: Element, notes: Note[]): Node {
  const fence = codeOf(node);
  if (!fence) return node;
  const { unknown, language } = readForeignFence(fence);
  if (unknown !== undefined)
    notes.push({
      message: `There is no language \`${unknown}\`; the code has no colors.`,
      hint: 'Name another language behind its fence, or none.',
      line: lineOf(node),
    });
  if (language !== 'mermaid') return node;
  notes.push({
    message: 'The diagram is kept as its text.',
    hint: 'Change the language of its fence to mermaid and add alt="What the diagram shows"; AUTHORING.md says which diagrams there are.',
    line: lineOf(node),
  });
  const child = node.children[0] as Element;
  const data = { lang: 'text', meta: 'title="Diagram, in Mermaid"' };
  return { ...node, children: [{ ...child, properties: {}, data } as Element] };
}
