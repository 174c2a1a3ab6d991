import type { Element } from 'hast';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../engine/markdown/parser.ts';
import type { Node } from '../../engine/markdown/nodes.ts';
import { BuiltSite, heaviest, median } from './built-site.ts';

/** Someone in a hurry reads what isn't folded, from the top, until the first numbered step. */
type Reading = { readonly words: number; readonly beforeFirstStep: number; readonly mostSteps: number };

/** What nobody reads as text: code, drawings, controls, and the contents of the page. */
const isNoText = ({ tagName, properties }: Element): boolean =>
  ['pre', 'svg', 'button', 'input', 'select', 'textarea'].includes(tagName) ||
  properties['role'] === 'img' ||
  properties['ariaHidden'] === 'true' ||
  properties['hidden'] !== undefined ||
  properties['popover'] !== undefined ||
  ['toc-fold', 'tool-controls', 'needs-script'].some((name) => [properties['className']].flat().includes(name));

/** Counts the words of a tree outside folded parts; of those, only the line that opens them counts. */
function read(nodes: readonly Node[]): Reading {
  let words = 0;
  let beforeFirstStep: number | undefined;
  let mostSteps = 0;
  const visit = (node: Node): void => {
    if (node.type === 'text') words += node.value.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    if (node.type === 'element' && isNoText(node)) return;
    if (node.type === 'element' && node.tagName === 'ol') {
      beforeFirstStep ??= words;
      const steps = node.children.filter((child) => child.type === 'element' && child.tagName === 'li');
      mostSteps = Math.max(mostSteps, steps.length);
    }
    if (!('children' in node)) return;
    const isFolded = node.type === 'element' && node.tagName === 'details' && node.properties['open'] === undefined;
    for (const child of node.children as Node[])
      if (!isFolded || (child.type === 'element' && child.tagName === 'summary')) visit(child);
  };
  nodes.forEach(visit);
  return { words, beforeFirstStep: beforeFirstStep ?? words, mostSteps };
}

const site = new BuiltSite();
const articleOf = (html: string): string => /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
const typeOf = (path: string): string | undefined => {
  for (const file of [`content${path.slice(0, -1)}.mdx`, `content${path}index.mdx`])
    try {
      return /^type: (\w+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
    } catch {
      // The page is the other file, or data made it.
    }
  return undefined;
};

const readings = site.pages().flatMap(({ path, html }) => {
  const type = typeOf(path.replaceAll('parley', '%slug%')) ?? typeOf(path);
  return type ? [{ path, type, ...read(parseHtml(articleOf(html)).children as Node[]) }] : [];
});
const ofType = (type: string): typeof readings => readings.filter((one) => one.type === type);
const worst = (type: string, key: 'words' | 'beforeFirstStep'): string =>
  heaviest(new Map(ofType(type).map((one) => [one.path, one[key]])), 10);

describe.each([
  { type: 'task', count: 90 },
  { type: 'block', count: 34 },
  { type: 'channel', count: 17 },
])('pages of type $type', ({ type, count }) => {
  test('are found', () => expect(ofType(type).length).toBeGreaterThanOrEqual(count));
  test('have their first step within 200 words', () =>
    expect(
      ofType(type).filter(({ beforeFirstStep }) => beforeFirstStep > 200),
      worst(type, 'beforeFirstStep'),
    ).toEqual([]));
  test('have at most ten steps in a list', () =>
    expect(ofType(type).filter(({ mostSteps }) => mostSteps > 10)).toEqual([]));
});

test.each(['task', 'block'])('half of the pages of type %s have at most 750 words', (type) =>
  expect(median(ofType(type).map(({ words }) => words)), worst(type, 'words')).toBeLessThanOrEqual(750),
);

test('words in a fold don’t count, words before the first list do', () => {
  const html = '<p>One two.</p><details><summary>Three</summary><p>Four</p></details><ol><li>Five</li></ol>';
  expect(read(parseHtml(html).children as Node[])).toEqual({ words: 4, beforeFirstStep: 3, mostSteps: 1 });
});
