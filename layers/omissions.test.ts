import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { componentFences } from '../engine/markdown/component-fences.ts';
import { bodyOf, frontMatterOf } from '../engine/markdown/front-matter-block.ts';
import type { Node } from '../engine/markdown/nodes.ts';
import { parse } from '../engine/markdown/parser.ts';
import { loadConfig, type ProjectConfig } from '../engine/site/load-config.ts';
import { readLayers, layerAt, type LayeredContent } from './layers.ts';
import { missingThings, spokenMeta } from './missing-things.ts';
import { namedMissing, offeredNodes } from './offered-nodes.ts';
import { withhold } from './withhold.ts';
import { withOffers } from './with-offers.ts';

/**
 * Whichever one channel, feature, integration or plan a platform lacks, or which group of them, each English page can be published as it
 * is: no sentence names it or sends readers to a page about it without a condition.
 */
const root = resolve(import.meta.dirname, '..');
const config = await loadConfig(root, { env: {} });
const omissions = ['channels', 'features', 'integrations', 'plan'].flatMap((kind) => {
  const { groups = {}, values = {} } = config.availability[kind] ?? {};
  return [...Object.keys(groups), ...Object.keys(values)].map((name) => ({ kind, name }));
});

let content: LayeredContent;
/** Paths of the pages that show a snippet, by its file. */
let showing: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  content = await readLayers([layerAt(root, 'content', 'en', config.languages)], config.tokens);
  const snippets = [...content.snippets.values()].map(({ file }) => file);
  showing = new Map(
    snippets.map((file) => {
      const tag = `<Snippet name="${file.replace(/^_snippets\/|\.mdx$/g, '')}"`;
      return [file, new Set(content.pages.flatMap(({ text, path }) => (text.includes(tag) ? path : [])))];
    }),
  );
});

/** The words of a text, each once. */
const words = new Map<string, ReadonlySet<string>>();
const wordsOf = (text: string): ReadonlySet<string> => {
  const ofText = words.get(text) ?? new Set(text.match(/[\w-]+/g));
  words.set(text, ofText);
  return ofText;
};

const parsed = new Map<string, readonly Node[]>();
const nodesOf = (text: string): readonly Node[] => {
  const nodes = parsed.get(text) ?? componentFences(parse(bodyOf(text, frontMatterOf(text)?.lines ?? 0), 'mdx'));
  parsed.set(text, nodes);
  return nodes;
};

test.each(omissions)('a platform can lack $name of $kind', { timeout: 30_000 }, ({ kind, name }) => {
  const fail = (message: string): never => {
    throw new Error(message);
  };
  const availability: ProjectConfig['availability'] = withOffers(
    config.availability,
    { [kind]: { not: [name] } },
    fail,
  );
  const { pages, withheld } = withhold(content.pages, { ...config, availability });
  const site = { config: { ...config, availability }, withheld };
  const { hasName, isKey, namesIn, reword } = missingThings(site.config);
  const lost = [...withheld].map((path) => path.replace(/\/$/, ''));
  const mayName = (text: string): boolean =>
    hasName(text) || lost.some((path) => text.includes(path)) || [...wordsOf(text)].some(isKey);
  const shown = [...content.snippets.values()].filter(({ file }) =>
    pages.some(({ path }) => showing.get(file)?.has(path)),
  );
  const problems = [...pages, ...shown].flatMap(({ text, displayFile }) => {
    if (!mayName(text)) return [];
    const front = frontMatterOf(text)?.text ?? '';
    const lineOf = (key: string): string => reword(new RegExp(`^${key}: (.*)$`, 'm').exec(front)?.[1] ?? '');
    const meta = { title: lineOf('title'), description: lineOf('description'), label: lineOf('label') };
    const top = spokenMeta(meta).flatMap((value) => namesIn(value));
    const named = [...top, ...namedMissing(offeredNodes(nodesOf(text), site), site)];
    return named.map((one) => `${displayFile}: ${one.name}`);
  });
  expect(problems).toEqual([]);
});
