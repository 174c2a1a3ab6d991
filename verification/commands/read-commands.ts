import { codeOf, isComponent, textOf, walk, type Code, type Node } from '../../engine/markdown/nodes.ts';
import { parse } from '../../engine/markdown/parser.ts';
import { slugify } from '../../engine/model/url.ts';

/** A code block of a numbered list: a file if it has a title, what a command prints if it is output, otherwise commands. */
export type Block = {
  readonly step: number;
  readonly kind: 'file' | 'output' | 'commands';
  readonly title?: string;
  readonly text: string;
};

/** Variants of a page for brands without a repository of their own. */
const isLeftOut = (node: Node): boolean =>
  isComponent(node) && node.name === 'If' && node.attributes.some((one) => 'name' in one && one.name === 'not');

/**
 * The code blocks of the numbered lists of a page, by anchor: those inside the list with the number of their step, or, if it has none, those
 * between its heading and the next one, as part of step 1.
 */
export function readCommands(page: string): Record<string, Block[]> {
  const lists: Record<string, Block[]> = {};
  const beside: Record<string, Block[]> = {};
  let anchor = '';
  const read = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (isLeftOut(node)) continue;
      if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) {
        anchor = String(node.properties['id'] ?? slugify(textOf(node)));
      } else if (isComponent(node) && node.name === 'Steps') {
        const others = Object.keys(lists).filter((name) => name.replace(/ .*/, '') === anchor).length;
        lists[others === 0 ? anchor : `${anchor} (${others + 1})`] = blocksOfSteps(node.children);
      } else if (node.type === 'element' && node.tagName === 'pre') {
        (beside[anchor] ??= []).push(...blockOf(node, 1));
      } else if ('children' in node) read(node.children as Node[]);
    }
  };
  read(parse(page.replace(/^---\n[\s\S]*?\n---\n/, ''), 'mdx'));
  return Object.fromEntries(
    Object.entries(lists).map(([name, blocks]) => [name, blocks.length > 0 ? blocks : (beside[name] ?? [])]),
  );
}

function blocksOfSteps(nodes: readonly Node[]): Block[] {
  const items = [...walk(nodes)].filter((node) => node.type === 'element' && node.tagName === 'li');
  return items.flatMap((item, index) => ('children' in item ? blocksIn(item.children as Node[], index + 1) : []));
}

const blocksIn = (nodes: readonly Node[], step: number): Block[] =>
  nodes.flatMap((node) => {
    if (isLeftOut(node)) return [];
    if (node.type === 'element' && node.tagName === 'pre') return blockOf(node, step);
    return 'children' in node ? blocksIn(node.children as Node[], step) : [];
  });

function blockOf(node: Parameters<typeof codeOf>[0], step: number): Block[] {
  const code: Code | undefined = codeOf(node);
  if (!code) return [];
  const title = /title="([^"]+)"/.exec(code.meta)?.[1];
  const isOutput = /(?:^|\s)output\b/.test(code.meta);
  const kind = isOutput ? 'output' : title === undefined ? 'commands' : 'file';
  return [{ step, kind, ...(title !== undefined && { title }), text: code.code }];
}
