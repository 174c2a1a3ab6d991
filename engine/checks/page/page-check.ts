import type { Element } from 'hast';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { PageMeta } from '../../site/read-front-matter.ts';
import type { WrittenCode } from '../../compile/rendering.ts';
import { lineOf, textOf, type JsxNode, type Node } from '../../compile/parse.ts';

/** What a check sees of one page: as it was written, not as it is drawn. */
export type PageFacts = {
  readonly meta: PageMeta;
  readonly nodes: readonly Node[];
  readonly codes: readonly WrittenCode[];
  readonly placeholders: Readonly<Record<string, string>>;
  readonly vocabulary: Vocabulary;
};
/** What a check has to say; file and name are added by the caller. */
export type Finding = {
  readonly message: string;
  readonly hint?: string;
  readonly line?: number | undefined;
  readonly severity?: 'error' | 'warning' /** Another file than the page's. */;
  readonly file?: string;
};
export type PageCheck = (facts: PageFacts) => Finding[] | Promise<Finding[]>;

export type Heading = { readonly level: number; readonly text: string; readonly line: number | undefined };

/** Headings in document order, those inside components included. */
export function headingsOf(nodes: readonly Node[]): Heading[] {
  return walk(nodes)
    .filter((node): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName))
    .map((node) => ({ level: Number(node.tagName[1]), text: textOf(node).trim(), line: lineOf(node) }));
}

/** Every node, parents before children. */
function walk(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...('children' in node ? walk(node.children as Node[]) : [])]);
}

export const componentsOf = (nodes: readonly Node[], name: RegExp): JsxNode[] =>
  walk(nodes).filter(
    (node): node is JsxNode =>
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && name.test(node.name ?? ''),
  );

/** Words of a node as prose: code, links' addresses and components' props left out. Code stands as `code`. */
function proseOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return 'code';
  return 'children' in node ? (node.children as Node[]).map(proseOf).join('') : '';
}

/** Every piece of prose on a page with its line: title, paragraphs, list items, cells, headings, and texts in components' props. */
export function proseBlocks({ meta, nodes }: PageFacts): { text: string; line: number | undefined }[] {
  const blocks = walk(nodes).filter(
    (node): node is Element =>
      node.type === 'element' &&
      /^(p|li|td|th|h[1-6])$/.test(node.tagName) &&
      !node.children.some((child) => child.type === 'element' && child.tagName === 'p'),
  );
  const props = componentsOf(nodes, /./).flatMap((node) =>
    node.attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string' && proseProps.test(attribute.name)
        ? [{ text: attribute.value.replace(/(`+)[^`].*?\1/g, 'code'), line: node.position?.start.line }]
        : [],
    ),
  );
  return [
    { text: meta.title, line: 1 },
    { text: meta.description, line: 1 },
    ...blocks.map((node) => ({ text: proseOf(node).replace(/\s+/g, ' ').trim(), line: lineOf(node) })),
    ...props,
  ].filter(({ text }) => text !== '');
}
const proseProps = /^(title|caption|alt|symptom|cause)$/;

/** Paragraphs and list items' own paragraphs, with the line they start on. */
export function paragraphsOf(nodes: readonly Node[]): { text: string; line: number | undefined }[] {
  return walk(nodes)
    .filter((node): node is Element => node.type === 'element' && node.tagName === 'p')
    .map((node) => ({ text: proseOf(node).replace(/\s+/g, ' ').trim(), line: lineOf(node) }))
    .filter(({ text }) => text !== '');
}
