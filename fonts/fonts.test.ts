import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { afterAll, expect, test } from 'vitest';
import { charactersOf } from './characters.ts';
import { fontInput, makeFonts, withData } from './fonts.ts';
import { readFont } from './font-file.ts';

const { resolve } = createRequire(import.meta.url);
const inter = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const mono = (weight: number): string =>
  resolve(`@fontsource/dejavu-mono/files/dejavu-mono-latin-${weight}-normal.woff2`);

const root = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'content'));
writeFileSync(join(root, 'content/index.mdx'), 'Größe „ő“ \u0007\n');
mkdirSync(join(root, 'my'));
cpSync(inter, join(root, 'my/text.woff2'));
cpSync(mono(400), join(root, 'code.woff2'));
cpSync(mono(700), join(root, 'code-bold.woff2'));
writeFileSync(join(root, 'broken.ttf'), 'This is a text.');

const overlay = join(root, 'my');
/** Makes the fonts of a configuration. */
function make(fonts: Parameters<typeof fontInput>[2], folder = ''): ReturnType<typeof makeFonts> {
  const input = fontInput(root, overlay, fonts);
  if (!input) throw new Error('The configuration names no font.');
  return makeFonts(input, folder);
}
const sfnt = async (bytes: Uint8Array): Promise<Font> =>
  create(await subsetFont(Buffer.from(bytes), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })) as Font;

test('the characters of a site are those of its texts, and the usual ones', () => {
  const characters = charactersOf([root]);
  for (const character of 'aZ ß„ő’–…→é') expect(characters).toContain(character);
  for (const character of '\u0007\nя') expect(characters).not.toContain(character);
});

test('a variable font keeps the characters of the site and the weights of its styles', async () => {
  const bytes = readFileSync(inter);
  const { woff2, weights, italic, restriction } = await readFont(bytes, 'Abc', 'inter');
  const font = await sfnt(woff2);
  const has = (letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  expect([...'Abcdef'].filter(has)).toEqual(['A', 'b', 'c']);
  expect(font.variationAxes['wght']).toMatchObject({ min: 400, max: 700 });
  expect({ weights, italic, restriction }).toEqual({ weights: [400, 700], italic: false, restriction: undefined });
  expect(woff2.length).toBeLessThan(bytes.length / 10);
});

test('the metrics of fallbacks are those of the font, in text and in headings', async () => {
  const all = charactersOf([root]);
  const { metrics } = await readFont(readFileSync(inter), all, 'inter');
  const { unitsPerEm, ascent, descent } = await sfnt(readFileSync(inter));
  expect(metrics.regular.ascent).toBeCloseTo(ascent / unitsPerEm);
  expect(metrics.regular.descent).toBeCloseTo(-descent / unitsPerEm);
  expect(metrics.bold.width).toBeGreaterThan(metrics.regular.width);
  // All letters of a monospaced font have one width: DejaVu Sans Mono's is 1233 of 2048.
  expect((await readFont(readFileSync(mono(400)), all, 'mono')).metrics.regular.width).toBeCloseTo(1233 / 2048);
});

test('styles name each font by its hash, its fallbacks and the tokens', { timeout: 30_000 }, async () => {
  const config = { text: ['text.woff2'], code: ['code.woff2', 'code-bold.woff2'] };
  const fonts = await make(config, '_assets');
  const { css, files, preloaded, notes } = fonts;
  expect(Object.keys(files)).toHaveLength(3);
  expect(preloaded).toEqual(Object.keys(files));
  for (const name of Object.keys(files))
    expect(css).toContain(`src:url("${name.slice('_assets/'.length)}") format("woff2")`);
  expect(css.match(/font-family:"Site Code";[^}]*/g)).toMatchObject([
    expect.stringContaining('font-weight:400;font-display:optional'),
    expect.stringContaining('font-weight:700;font-display:optional'),
  ]);
  // DejaVu Sans Mono stands in for itself.
  expect(css).toMatch(
    /font-family:"Site Code fallback 1";font-weight:1 550;src:local\("Menlo"\)[^}]*;size-adjust:100%/,
  );
  expect(css).toMatch(/--font-text:"Site Text","Site Text fallback 1",.*sans-serif;--font-code:"Site Code",/);
  expect(notes).toEqual([]);
  expect(await make(config, '_assets')).toEqual(fonts);
  expect(withData(await make(config))).not.toMatch(/url\("font-/);
});

test('a site that names no font has none', () => {
  expect(fontInput(root, overlay, { text: [], code: [] })).toBeUndefined();
});

test('a file that is missing, or no font, is named with what to do', async () => {
  expect(() => fontInput(root, overlay, { text: ['fonts/brand.woff2'] })).toThrow(
    'site.config.ts: `fonts.text` names fonts/brand.woff2, and there is no such file in my or in the project’s folder.\n  Put the file there, or correct its name.',
  );
  await expect(make({ text: ['broken.ttf'] })).rejects.toThrow(
    /^The font broken\.ttf cannot be used: .+\.\n {2}Fonts are TTF, OTF, WOFF or WOFF2 files\./,
  );
});

test('a font whose license bits forbid it is used, and the owner is told', async () => {
  const font = await subsetFont(readFileSync(inter), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const os2 = tables.find((entry) => font.toString('latin1', entry, entry + 4) === 'OS/2') ?? 0;
  // Bit 1 of `fsType`, which is 8 bytes into the table: a restricted license.
  font.writeUInt16BE(2, font.readUInt32BE(os2 + 8) + 8);
  writeFileSync(join(root, 'restricted.ttf'), font);
  const { notes } = await make({ text: ['restricted.ttf'] });
  expect(notes).toEqual([
    'The font restricted.ttf is used, but its license bits say that it must not be embedded: check that you may.',
  ]);
});
