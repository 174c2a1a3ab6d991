import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importFolder } from './import-folder.ts';
import { readFolder } from './read/read-folder.ts';
import { usualFolder } from './usual-folder.ts';
import { writeImport, type Written } from './write-import.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  cpSync(join(import.meta.dirname, 'fixtures/gitbook'), join(root, 'source'), { recursive: true });
  mkdirSync(join(root, 'config'));
  writeFileSync(join(root, 'config/sidebars.ts'), 'export const sidebars = {\n};\n');
  writeFileSync(join(root, 'config/redirects.json'), '[\n {"from": "/boat/old/", "to": "/boat/"}\n]\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (out = 'content/boat', config = 'config'): Written =>
  writeImport(importFolder(readFolder(join(root, 'source')), '/boat/'), {
    root,
    out,
    config,
    source: join(root, 'source'),
    sidebar: { id: 'boat', label: 'The boat' },
  });
/** Every file of the project with its text. */
const state = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('/source'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'latin1')]),
  );
const sourcePage = (): string => join(root, 'source/lights.md');
const page = (): string => join(root, 'content/boat/lights.mdx');

it('writes pages, a sidebar and redirects, and changes nothing when it is run again', () => {
  writeFileSync(join(root, 'source/.gitbook.yaml'), 'redirects:\n  help/lamps: lights.md\n  old: lights.md\n');
  expect(run().writtenFiles).toContain('lights.mdx');
  expect(readFileSync(join(root, 'config/sidebars.ts'), 'utf8')).toContain("  boat: {\n    label: 'The boat',");
  expect(JSON.parse(readFileSync(join(root, 'config/redirects.json'), 'utf8'))).toEqual([
    { from: '/boat/old/', to: '/boat/' },
    { from: '/boat/help/lamps/', to: '/boat/lights/' },
  ]);
  const before = state();
  const again = run();
  expect(again.writtenFiles).toEqual([]);
  expect(again.report).toContain('/boat/old/ leads to /boat/ already; the import would send it to /boat/lights/.');
  expect(state()).toEqual(before);
});

it('writes into an overlay, and nothing into the files of the project', () => {
  writeFileSync(join(root, 'source/.gitbook.yaml'), 'redirects:\n  help/lamps: lights.md\n');
  mkdirSync(join(root, 'my'));
  writeFileSync(join(root, 'my/sidebars.ts'), "export const sidebars = { docs: { label: 'Docs' } };\n");
  const before = state();
  run('my/content/boat', 'my');
  const after = state();
  expect(Object.keys(before).filter((file) => after[file] !== before[file])).toEqual([join(root, 'my/sidebars.ts')]);
  expect(after[join(root, 'my/sidebars.ts')]).toContain(
    "{ docs: { label: 'Docs' },\n  boat: {\n    label: 'The boat',",
  );
  expect(after[join(root, 'my/redirects.json')]).toContain('/boat/help/lamps/');
  expect(after).toHaveProperty([join(root, 'my/content/boat/lights.mdx')]);
  expect(run('my/content/boat', 'my').writtenFiles).toEqual([]);
  expect(state()).toEqual(after);
});

it('keeps a page that was edited by hand, and says so', () => {
  run();
  appendFileSync(page(), '\nBy hand.\n');
  appendFileSync(sourcePage(), '\nNew in the source.\n');
  const { kept, writtenFiles, report } = run();
  expect([kept, writtenFiles]).toEqual([['lights.mdx'], []]);
  expect(report).toContain('content/boat/lights.mdx  The file was edited since it was imported');
  expect(readFileSync(page(), 'utf8')).toContain('By hand.');
});

it('brings pages up to date that nobody edited, and names those whose source is gone', () => {
  run();
  appendFileSync(sourcePage(), '\nNew in the source.\n');
  rmSync(join(root, 'source/includes'), { recursive: true });
  const { writtenFiles, report } = run();
  expect(writtenFiles).toContain('lights.mdx');
  expect(readFileSync(page(), 'utf8')).toContain('New in the source.');
  expect(report).toContain('content/boat/includes/weather.mdx  The source no longer has the page');
});

it('says which folder there is not', () =>
  expect(() => readFolder(join(root, 'nowhere'))).toThrow(/^There is no folder .*nowhere\.\n  Name the folder/));

it('never writes over a file that no import wrote', () => {
  mkdirSync(join(root, 'content/boat'), { recursive: true });
  writeFileSync(page(), 'Mine.\n');
  expect(run().kept).toEqual(['lights.mdx']);
  expect(readFileSync(page(), 'utf8')).toBe('Mine.\n');
});

it('goes into the overlay that the configuration or the environment names, and refuses one that does not exist', async () => {
  const folderWith = (env: NodeJS.ProcessEnv): Promise<string> => usualFolder(root, 'boat', env);
  expect(await folderWith({})).toBe('content/boat');
  mkdirSync(join(root, 'my'));
  expect(await folderWith({})).toBe('my/content/boat');
  mkdirSync(join(root, 'acme'));
  expect(await folderWith({ SITE_OVERLAY: 'acme' })).toBe('acme/content/boat');
  writeFileSync(join(root, 'site.config.ts'), "export default { overlay: 'acme' };");
  expect(await folderWith({})).toBe('acme/content/boat');
  await expect(folderWith({ SITE_OVERLAY: 'amce' })).rejects.toThrow(/^SITE_OVERLAY: names amce as the overlay/);
});
