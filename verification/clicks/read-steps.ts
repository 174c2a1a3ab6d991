import { isComponent, lineOf, textOf, walk, type JsxNode, type Node } from '../../engine/markdown/nodes.ts';
import { parse } from '../../engine/markdown/parser.ts';
import { slugify } from '../../engine/model/url.ts';

/** What a step says about the screen: a path through menus, or one bold label. */
export type Mention = {
  readonly line: number;
  readonly labels: readonly string[];
  readonly isMenuPath: boolean;
  /** Whether the words before the label tell the reader to select it: “select **Save**”, not “under **Name**”. */
  readonly isSelected: boolean;
  /** The words between the label before and this one. */
  readonly before?: string;
};
export type Step = { readonly line: number; readonly mentions: readonly Mention[] };
export type Section = { readonly anchor: string; readonly steps: readonly Step[] };

const selected =
  /\b(?:select|choose|open|turn on|turn off|then)\s+(?:the\s+)?(?:(?:icon|tab|button|link|action|event|provider|tile)\s+)?$/i;

/**
 * The numbered steps of a page, by the anchor of the heading above them; the second list below a heading is “anchor (2)”. Brand words
 * stay as they are written.
 */
export function readSteps(text: string): Section[] {
  const { body, firstLine } = withoutFrontMatter(text);
  const sections: Section[] = [];
  let anchor = '';
  for (const node of walk(parse(body, 'mdx'))) {
    if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) {
      anchor = String(node.properties['id'] ?? slugify(textOf(node)));
    } else if (isComponent(node) && node.name === 'Steps') {
      const items = [...walk(node.children)].filter((child) => child.type === 'element' && child.tagName === 'li');
      const others = sections.filter((section) => section.anchor.replace(/ .*/, '') === anchor).length;
      const name = others === 0 ? anchor : `${anchor} (${others + 1})`;
      sections.push({ anchor: name, steps: items.map((item) => readStep(item, firstLine)) });
    }
  }
  return sections;
}

function withoutFrontMatter(text: string): { body: string; firstLine: number } {
  const frontMatter = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  return { body: text.slice(frontMatter.length), firstLine: frontMatter.split('\n').length - 1 };
}

function readStep(item: Node, firstLine: number): Step {
  const mentions: Mention[] = [];
  const lineIn = (node: Node): number => (lineOf(node) ?? 0) + firstLine;
  let before = '';
  const read = (node: Node): void => {
    const labels = labelsOf(node);
    if (labels) {
      const isMenuPath = isComponent(node);
      mentions.push({
        line: lineIn(node),
        labels,
        isMenuPath,
        isSelected: isMenuPath || selected.test(before),
        before,
      });
      before = '';
    } else if (node.type === 'text') before += node.value;
    else if ('children' in node) for (const child of node.children as Node[]) read(child);
  };
  if ('children' in item) for (const child of item.children as Node[]) read(child);
  return { line: lineIn(item), mentions };
}

function labelsOf(node: Node): string[] | undefined {
  if (node.type === 'element' && node.tagName === 'strong') return [textOf(node).trim()];
  if (isComponent(node) && node.name === 'MenuPath') return menuItems(node);
  return undefined;
}

function menuItems(node: JsxNode): string[] {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'items',
  );
  const value = attribute?.value;
  return JSON.parse(typeof value === 'object' && value !== null ? value.value : '[]') as string[];
}
