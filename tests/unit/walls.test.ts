import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'walls-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A project that breaks every rule once: file → its imports. */
const breaches: Readonly<Record<string, readonly string[]>> = {
  'engine/ui/One.tsx': ['./Two.tsx'],
  'engine/ui/Two.tsx': ['./One.tsx'],
  'engine/site/site.ts': ['../../components/registry.ts', '../cli/main.ts'],
  'engine/model/page.ts': ['../search/words.ts'],
  'engine/markdown/parser.ts': ['../site/site.ts'],
  'openapi/texts.ts': ['../engine/site/site.ts'],
  'engine/compile/compile.ts': ['../dev/dev.ts', '../../diagrams/svg.ts'],
  'engine/checks/check.ts': ['../output/head.ts'],
  'engine/output/head.ts': ['../dev/dev.ts', '../../hosting/nginx.ts'],
  'engine/build/build.ts': ['../dev/dev.ts'],
  'engine/dev/dev.ts': ['../../authoring/move.ts', '../cli/main.ts'],
  'authoring/move.ts': ['../engine/output/head.ts'],
  'engine/cli/main.ts': ['../compile/compile.ts', './nowhere.ts', 'left-pad'],
  'engine/client/client.tsx': ['../site/site.ts', 'node:fs'],
  'engine/search/words.ts': [],
  'components/registry.ts': ['../importer/main.ts'],
  'importer/main.ts': ['../engine/cli/main.ts'],
  'mcp/main.ts': ['../engine/cli/main.ts'],
  'receiver/main.ts': ['../engine/cli/main.ts'],
  'publishing/publisher.ts': ['../engine/site/site.ts'],
  'passages/passages.ts': ['../engine/site/site.ts'],
  'book/main.ts': ['../engine/site/site.ts'],
  'diagrams/svg.ts': ['../engine/model/page.ts'],
  'fonts/fonts.ts': ['../engine/model/page.ts'],
  'hosting/nginx.ts': ['../engine/site/site.ts'],
  'layers/layers.ts': ['../engine/compile/compile.ts'],
};
for (const [file, imports] of Object.entries(breaches)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(
    join(root, file),
    imports.map((name) => `import type {} from '${name}';\nimport '${name}';\n`).join(''),
  );
}
mkdirSync(join(root, 'node_modules/left-pad'), { recursive: true });
writeFileSync(join(root, 'node_modules/left-pad/index.js'), '');
writeFileSync(join(root, 'package.json'), '{}');

type Rules = { readonly forbidden?: readonly { readonly name?: string }[]; readonly options?: object };

/** Configuration files have no types of their own. */
async function rulesIn(file: string): Promise<Rules> {
  return ((await import(join(import.meta.dirname, '../..', file))) as { default: Rules }).default;
}

/** Names of the rules that the project breaks. */
async function broken({ options, ...ruleSet }: Rules, files: string[]): Promise<string[]> {
  const { tsConfig: _none, ...rest } = options as { tsConfig?: unknown };
  const { output } = await cruise(files, { ...rest, baseDir: root, validate: true, ruleSet: ruleSet as object });
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))].sort();
}
const namesOf = ({ forbidden = [] }: Rules): string[] => forbidden.map(({ name = '' }) => name).sort();

test.each([
  [
    'dependency-cruiser.config.mjs',
    [
      'engine',
      'authoring',
      'importer',
      'mcp',
      'publishing',
      'receiver',
      'book',
      'passages',
      'openapi',
      'diagrams',
      'fonts',
      'hosting',
      'layers',
      'components',
    ],
  ],
  ['dependency-cruiser.client.config.mjs', ['engine/client/client.tsx']],
])('every rule of %s finds its breach', async (file, cruised) => {
  const rules = await rulesIn(file);
  expect(await broken(rules, cruised)).toEqual(namesOf(rules));
});

test('whoever carries the engine on can read it: its TypeScript is at most 21,000 lines without tests', () => {
  const engine = join(import.meta.dirname, '../../engine');
  const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)(?<!\.isolated)\.tsx?$/.test(file),
  );
  const lines = files.map((file) => readFileSync(join(engine, file), 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(21_000);
});
