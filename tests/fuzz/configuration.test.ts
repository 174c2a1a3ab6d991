import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planFiles } from '../../engine/build/plan-files.ts';
import { Site } from '../../engine/build/site.ts';
import { eachSheet } from '../../engine/model/style-sheet.ts';
import { isWhole, unexplained } from './expectations.ts';
import { configuration, damage, damaged, misspellings, type Configuration } from './generate-configuration.ts';
import { properties } from './runs.ts';

/** Whatever the configuration files say, the build either refuses them, with file, key and reason, or makes a whole site. */
const root = mkdtempSync(join(tmpdir(), 'configuration-'));
beforeAll(() => {
  for (const name of ['index', 'a', 'b/c'])
    write(
      `content/${name}.mdx`,
      `---\ntype: landing\ntitle: Page ${name}\ndescription: A page of a site whose configuration is damaged in every way there is.\n---\n\n[A](/a/) <HARBOR_TOKEN>\n`,
    );
  for (const name of ['site.config.ts', 'config/sidebars.ts', 'config/placeholders.ts']) write(name, '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** What a JSON file contains. Values that JSON can't express are written as text that isn't JSON. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return 'not JSON';
  }
}

/** Modules are imported from memory: Node never frees an imported module, and there are thousands. */
function open(written: Configuration): Promise<Site> {
  for (const name of ['redirects', 'routes'] as const) write(`config/${name}.json`, jsonOf(written[name]));
  const modules: Readonly<Record<string, Record<string, unknown>>> = {
    'site.config.ts': { default: written.site },
    'sidebars.ts': { sidebars: written.sidebars },
    'placeholders.ts': { placeholders: written.placeholders },
  };
  const client = { build: 'b', boot: '', contentScript: '', integrity: {} };
  const styles = eachSheet((sheet) => `/${sheet}.css`);
  return Site.open({
    root,
    client: () => Promise.resolve({ ...client, styles }),
    importModule: (file) => {
      const module = modules[basename(file)];
      return module ? Promise.resolve(module) : Promise.reject(new Error(`There is no ${file}.`));
    },
  });
}

/** A refusal names the file and the mistake in it. */
function expectRefusal(error: unknown): void {
  const { name, message } = error as Error;
  expect([name, message]).toEqual([
    expect.stringMatching(/^(ConfigError|CommandError)$/),
    expect.stringMatching(/^(site\.config\.ts|config\/[\w.]+|jobs\.json|\S*registry\.ts|The description of the API)\b/),
  ]);
  expect(message).not.toMatch(unexplained);
}

/** Every output of a site, as a build would write it. */
async function expectWholeSite(site: Site): Promise<void> {
  const names = new Set<string>();
  const add = (name: string, text: string): void => {
    names.add(name);
    expect(name).not.toMatch(/(^|\/)\.{0,2}(\/|$)|\0/);
    expect(Math.max(...name.split('/').map((part) => Buffer.byteLength(part)))).toBeLessThan(256);
    if (name.endsWith('.html')) expect([name, isWhole(text)]).toEqual([name, true]);
    if (/\.(json|webmanifest)$/.test(name)) JSON.parse(text);
  };
  const problems = [...site.problems];
  for (const path of site.model.pages.keys()) {
    for (const [name, text] of Object.entries(await site.outputs(path))) add(name, text);
    problems.push(...(await site.compile(path)).findings.problems);
  }
  for (const [name, text] of await site.searchFiles(await site.findings())) add(name, text);
  const plan = await planFiles(site);
  for (const [name, file] of plan.files) if (file.kind === 'text') add(name, file.text());
  for (const name of names)
    for (let above = dirname(name); above !== '.'; above = dirname(above)) expect(names.has(above)).toBe(false);
  for (const { file, message, hint } of [...problems, ...plan.problems]) {
    expect(file).not.toBe('');
    expect(`${message} ${hint}`.replace(/ undefined$/, '')).not.toMatch(unexplained);
  }
}

async function isRefusedOrBuilt(written: Configuration): Promise<boolean> {
  const site = await open(written).catch(expectRefusal);
  if (site) await expectWholeSite(site);
  return site !== undefined;
}

test('the configuration that is damaged here is one', async () => {
  const site = await open(configuration);
  expect(site.problems).toEqual([]);
  await expectWholeSite(site);
});

test('damaged in any way, it is refused with file and key, or makes a whole site', { timeout: 30_000 }, async () => {
  const built: boolean[] = [];
  const property = fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
    built.push(await isRefusedOrBuilt(damages.reduce(damaged, configuration)));
  });
  await fc.assert(property, properties);
  // Both outcomes occur.
  expect(new Set(built).size).toBe(2);
});

describe('a misspelt key', () => {
  test.each(misspellings.map(({ file, path, key, written }) => [`${file} ${path}`, { file, key, written }] as const))(
    '%s',
    async (_, { file, key, written }) => {
      const message = await open(written).then(
        () => 'nothing',
        (error: Error) => error.message,
      );
      expect(message.startsWith(`${file}: `)).toBe(true);
      expect(message).toContain(`Did you mean \`${key}\`?`);
    },
  );
});
