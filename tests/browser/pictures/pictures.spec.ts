import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { variantTest } from '../variants/variant.ts';
import { compare, type Place } from './compare.ts';
import { markPlaces, readSquares, reduced } from './image.ts';
import { looksOf, pictured, type Look, type Pictured } from './subjects.ts';
import { open, plant, shoot, show } from './take.ts';
import type { Metrics } from './fonts.ts';

/**
 * The site looks as in the committed pictures (`expected/`). After an intended change, `npm run shots -- --accept` takes them
 * again: look at each changed picture before you commit it.
 */
const folder = join(import.meta.dirname, 'expected');
const madeWith = join(folder, 'made-with.json');
type MadeWith = { readonly chromium: string; readonly metrics: Metrics };

const test = variantTest('pictures').extend<{ bench: Page }>({
  // An empty page, which reads and writes images.
  bench: async ({ browser }, use) => {
    const page = await browser.newPage();
    await use(page);
    await page.close();
  },
});
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-lcd-text'] }),
});
// One worker, because each would build the site again.
test.describe.configure({ mode: 'default' });

const accepts = (info: TestInfo): boolean => info.config.updateSnapshots === 'all';
const fileOf = ({ name }: Pictured, { width, mode }: Look): string => join(folder, `${name}-${width}-${mode}.webp`);

/** Whether lines break where they broke in the committed pictures. Where they don't, a comparison means nothing. */
function skipUnlessComparable(metrics: Metrics, version: string, pictures: number): void {
  const made = JSON.parse(readFileSync(madeWith, 'utf8')) as MadeWith;
  const apart = Object.entries(made.metrics).filter(
    ([font, width]) => !(Math.abs((metrics[font] ?? 0) - width) <= width * 0.003),
  );
  if (!apart.length) return;
  const reason =
    `${pictures} PICTURES NOT COMPARED: text is of another width here (Chromium ${version}) than where they were taken ` +
    `(Chromium ${made.chromium}): ${apart.map(([font, width]) => `${font} ${metrics[font]} instead of ${width} px`).join(', ')}.`;
  console.warn(reason);
  test.skip(true, reason);
}

for (const subject of pictured) {
  const looks = looksOf(subject);
  test(`${subject.name} looks as in its ${looks.length} pictures`, async ({
    page,
    bench,
    site,
    browser,
    errors,
  }, info) => {
    const metrics = await open(page, site, subject);
    if (subject.missing) errors.length = 0;
    if (accepts(info)) {
      mkdirSync(folder, { recursive: true });
      const made: MadeWith = { chromium: browser.version().split('.')[0] ?? '', metrics };
      writeFileSync(madeWith, `${JSON.stringify(made, null, 2)}\n`);
    } else skipUnlessComparable(metrics, browser.version(), looks.length);
    for (const look of looks) {
      await show(page, look);
      if (accepts(info)) await accept(page, bench, subject, look);
      else await compareLook(page, bench, subject, look, info);
    }
  });
}

/** Tests of the comparison itself: what it must find, and what it must ignore. */
const defects: Readonly<Record<string, string>> = {
  'another accent color': ':root { --accent: light-dark(oklch(46% 0.13 320), oklch(81% 0.1 320)) !important }',
  'a padding that lost 12 px': 'article h1 { margin-block-end: -12px !important }',
  'a table that is wider than its column':
    '.prose table { inline-size: 150% !important; max-inline-size: none !important }',
  'no sidebar': '#menu { visibility: hidden }',
  'headings a fifth larger': 'article h2 { font-size: 1.85rem !important }',
  'a column that moved': 'article { translate: 12px }',
  'lines that overlap': '.prose p { line-height: 0.8 !important }',
  'no hairlines': ':root { --line: transparent !important }',
  'a tint of another hue': ':root { --accent-tint: var(--danger-tint) !important }',
};
const noise: Readonly<Record<string, string>> = {
  'a shift by a quarter of a pixel': 'body > * { translate: 0.25px 0.25px }',
  'heavier antialiasing': '* { -webkit-text-stroke: 0.2px }',
  'letters on a layer of their own': 'body > * { -webkit-font-smoothing: antialiased; opacity: 0.999 }',
  // Columns and rows of tables and properties follow the widths of their letters.
  'letters on whole pixels': '*:not(.table *, .properties *) { text-rendering: optimizeSpeed !important }',
};
test('the comparison finds defects and ignores noise', async ({ page, bench, site, browser }, info) => {
  test.slow();
  test.skip(accepts(info), 'needs pictures');
  const subject = pictured.find(({ name }) => name === 'reference') as Pictured;
  const look: Look = { width: 1280, mode: 'light' };
  skipUnlessComparable(await open(page, site, subject), browser.version(), 1);
  await show(page, look);
  const squares = await readSquares(bench, readFileSync(fileOf(subject, look)), 0.5);
  const places = async (rules: string): Promise<number> => {
    const undo = await plant(page, rules);
    const found = compare(squares, await readSquares(bench, await shoot(page), 1));
    await undo();
    return found.length;
  };
  for (const [name, rules] of Object.entries(defects)) expect.soft(await places(rules), name).toBeGreaterThan(0);
  for (const [name, rules] of Object.entries(noise)) expect.soft(await places(rules), name).toBe(0);

  const sharp = await browser.newPage({ deviceScaleFactor: 2 });
  await open(sharp, site, subject);
  await show(sharp, look);
  expect(compare(squares, await readSquares(bench, await shoot(sharp, 'device'), 2))).toEqual([]);
  await sharp.close();
});

/** Takes the picture as soon as two in a row are equal. */
async function accept(page: Page, bench: Page, subject: Pictured, look: Look): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const now = (await shoot(page)).toString('base64');
      const same = now === before;
      before = now;
      return same;
    })
    .toBe(true);
  writeFileSync(fileOf(subject, look), await reduced(bench, Buffer.from(before, 'base64')));
}

/** The places where the page differs from the committed picture. A page that is still changing is compared again. */
async function differences(page: Page, bench: Page, expected: Buffer, attempts = 3): Promise<[Place[], Buffer]> {
  const squares = await readSquares(bench, expected, 0.5);
  for (let attempt = 1; ; attempt++) {
    const picture = await shoot(page);
    const places = compare(squares, await readSquares(bench, picture, 1));
    if (!places.length || attempt >= attempts) return [places, picture];
  }
}

async function compareLook(page: Page, bench: Page, subject: Pictured, look: Look, info: TestInfo): Promise<void> {
  const file = fileOf(subject, look);
  const title = `${subject.name}, ${look.width} px, ${look.mode}`;
  if (!existsSync(file)) {
    expect.soft(null, `${title}: no picture yet. Run npm run shots -- --accept.`).not.toBeNull();
    return;
  }
  const expected = readFileSync(file);
  const [places, picture] = await differences(page, bench, expected);
  if (!places.length) return;
  const named = (kind: string, type: string): string =>
    info.outputPath(`${subject.name}-${look.width}-${look.mode}-${kind}.${type}`);
  writeFileSync(named('expected', 'webp'), expected);
  writeFileSync(named('actual', 'png'), picture);
  writeFileSync(named('difference', 'png'), await markPlaces(bench, picture, places));
  expect
    .soft(
      places
        .slice(0, 8)
        .map(
          ({ x, y, width, height, times }) =>
            `${width} × ${height} px at ${x},${y}, ${times.toFixed(1)} × the tolerance`,
        ),
      `${title} looks otherwise at ${places.length} places; see ${named('difference', 'png')}. If it is meant to: npm run shots -- --accept`,
    )
    .toEqual([]);
}
