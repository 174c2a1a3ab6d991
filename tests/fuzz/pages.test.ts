import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Problem } from '../../engine/model/problem.ts';
import { walk } from '../../engine/markdown/nodes.ts';
import { parseHtml } from '../../engine/markdown/parser.ts';
import { compileOnly, htmlOf } from '../unit/compile-text.ts';
import { isWhole, unexplained } from './expectations.ts';
import { fuzzPage, type FuzzPage } from './generate.ts';
import { runs, seed } from './runs.ts';

const explained = ({ file, line, message, check }: Problem): boolean =>
  file.includes('page.') &&
  (line === undefined || line >= 1) &&
  message.length > 8 &&
  !unexplained.test(message) &&
  check !== '';

/** Elements and attributes that would run something. */
const running = (html: string): string[] =>
  [...walk(parseHtml(html).children as Parameters<typeof walk>[0])].flatMap((node) => {
    if (node.type !== 'element') return [];
    const attributes = Object.entries(node.properties).filter(
      ([name, value]) => name.startsWith('on') || (/^(href|src)$/.test(name) && /^\s*javascript:/i.test(String(value))),
    );
    return [...(node.tagName === 'script' ? ['script'] : []), ...attributes.map(([name]) => name)];
  });

async function compiles({ format, text }: FuzzPage): Promise<void> {
  const started = process.cpuUsage();
  const page = await compileOnly(`page.${format}`, text);
  // Processor time, because a busy machine is slow without being wrong.
  const { user, system } = process.cpuUsage(started);
  expect(page.problems.filter((problem) => !explained(problem))).toEqual([]);
  expect(isWhole(htmlOf(page)), 'whole HTML').toBe(true);
  expect(running(htmlOf(page)), 'nothing that runs').toEqual([]);
  expect((user + system) / 1000, 'milliseconds').toBeLessThan(2000);
}

test(`any text is a page or a problem with its file and line (seed ${seed})`, async () => {
  // Loads grammars and the diagram engine, whose cost belongs to no single page.
  await compileOnly('page.mdx', '```mermaid\nflowchart LR\nA-->B\n```\n```js\nx\n```\n');
  await fc.assert(fc.asyncProperty(fuzzPage, compiles), { seed, ...runs });
});
