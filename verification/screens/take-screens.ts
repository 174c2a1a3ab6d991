import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { z } from 'zod';
import type { Picture, screensSchema } from '../../components/screen/screens.schema.ts';
import { App } from '../clicks/app.ts';
import { colorChat, visitShop } from '../clicks/shop.ts';
import type { Installation } from '../record/installation.ts';
import { bottom, boxesOf, right, type Box, type WindowBoxes } from './box.ts';
import { refuseInstallationName } from './installation-name.ts';
import { keepPictures } from './keep-picture.ts';
import { leadTo, type Leader } from './lead-to.ts';
import { regionOf } from './region.ts';
import { now, type ScreenDefinition, type Shape } from './screen.ts';
import { screens } from './screens.ts';

const dataFile = 'components/screen/screens.json';
const largestFile = 45_000;
/** Width of a picture where text has a column, and on a phone of 390 pixels; and the smallest text there, as shown. */
const widths = { wide: 580, phone: 318 } as const;
const smallestLetters = 11;

/** Takes the pictures of all screens, or of those whose name contains a word of `only`. Returns what is wrong. */
export async function takeScreens(installation: Installation, only: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const changed: string[] = [];
  installation.reset();
  const options = { deviceScaleFactor: 2, reducedMotion: 'reduce', colorScheme: 'light' } as const;
  const app = await App.launch(installation.url, options, now);
  // The chat shows no answer while its clock stands.
  const visitor = await App.launch(installation.url, options);
  const take = async (name: string, screen: ScreenDefinition, shape: Shape): Promise<Picture> => {
    const definition = shape === 'wide' ? screen : forPhone(screen);
    const page = await openScreen(screen.shop ? visitor : app, definition, installation);
    const { picture, part } = await takeScreen(page, name, definition, shape);
    const difference = part === 0 ? 'as before' : `changed (${Math.ceil(part * 100)} % of its pixels)`;
    process.stdout.write(`${name}, ${shape}: ${picture.width} × ${picture.height}, ${difference}\n`);
    if (part > 0) changed.push(`${name}, ${shape}`);
    return picture;
  };
  try {
    for (const [name, screen] of Object.entries(screens)) {
      if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
      try {
        const marks = (screen.marks ?? []).map(([, text]) => text);
        const wide = await take(name, screen, 'wide');
        keep(name, { alt: screen.alt, marks, wide, phone: await take(name, screen, 'phone') });
      } catch (error) {
        problems.push(`${name}: ${String(error).split('\nCall log')[0]}`);
        process.stdout.write(`${problems.at(-1)}\n`);
      }
    }
  } finally {
    await app.close();
    await visitor.close();
    installation.changed();
    installation.reset();
  }
  process.stdout.write(`Changed beyond noise: ${changed.join('; ') || 'none'}.\n`);
  return problems;
}

function keep(name: string, screen: z.output<typeof screensSchema>[string]): void {
  const data = JSON.parse(readFileSync(dataFile, 'utf8')) as z.output<typeof screensSchema>;
  const all = Object.entries({ ...data, [name]: screen }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(dataFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

function forPhone({ phone, ...screen }: ScreenDefinition): ScreenDefinition {
  const { marks = [], ...differences } = phone ?? {};
  return {
    ...screen,
    width: 344,
    ...differences,
    marks: (screen.marks ?? []).map(([selector, text], index) => [marks[index] ?? selector, text]),
  };
}

async function openScreen(
  app: App,
  { as = 'administrator', route, url, shop, width = 980, windowHeight = 860 }: ScreenDefinition,
  installation: Installation,
): Promise<Page> {
  const page = shop
    ? await visitShop(app, installation.url)
    : url === undefined
      ? await app.open(as, route ?? 'dashboard')
      : await app.visit(url);
  await page.setViewportSize({ width, height: windowHeight });
  return page;
}

async function takeScreen(
  page: Page,
  name: string,
  screen: ScreenDefinition,
  shape: Shape,
): Promise<{ picture: Picture; part: number }> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate((zoom) => Object.assign(document.documentElement.style, { zoom }), `${screen.zoom ?? 1}`);
  await screen.before?.(page);
  await page.addStyleTag({ content: '* { caret-color: transparent !important; transition: none !important }' });
  await page.mouse.move(0, 0);
  if (screen.isAlone) await hideSurroundings(page, screen.region[0] ?? '');
  const boxes = await settledBoxes(page);
  const box = await regionOf(page, screen, boxes);
  await refuseInstallationName(page, box);
  const picture = await measure(page, screen, box, boxes, shape);
  const session = await page.context().newCDPSession(page);
  const pictures = new Map<string, Buffer>();
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    if (screen.shop) await page.evaluate(colorChat, mode);
    await page.waitForTimeout(500);
    for (const density of [1, 2] as const) {
      const kind = `${mode}${shape === 'phone' ? '.phone' : ''}${density === 2 ? '@2x' : ''}`;
      const file = `public/screens/${name}.${kind}.webp`;
      pictures.set(file, await encode(session, box, density, file));
    }
  }
  await session.detach();
  return { picture, part: await keepPictures(page, pictures) };
}

/** What is in the window once nothing moves any more. */
async function settledBoxes(page: Page): Promise<WindowBoxes> {
  let before = '';
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.waitForTimeout(600);
    const boxes = await boxesOf(page);
    const all = JSON.stringify(boxes);
    if (all === before) return boxes;
    before = all;
  }
  throw new Error('The screen does not come to rest.');
}

/** The size of the picture, of its smallest text, and the lines to what is marked. */
async function measure(
  page: Page,
  { marks = [] }: ScreenDefinition,
  box: Box,
  boxes: WindowBoxes,
  shape: Shape,
): Promise<Picture> {
  const { width, height } = box;
  const inPicture = <B extends Box>({ x, y, ...rest }: B) => ({ ...rest, x: x - box.x, y: y - box.y });
  const contents = boxes.contents
    .map(inPicture)
    .filter((one) => one.x < width && one.y < height && right(one) > 0 && bottom(one) > 0);
  const letters = Math.min(...contents.map((one) => one.letters ?? Infinity), 99);
  if (shape === 'phone' && letters * Math.min(1, widths.phone / width) < smallestLetters)
    throw new Error(`Text of ${letters} pixels can't be read on a phone in a picture ${width} pixels wide.`);
  const leaders: Leader[] = [];
  for (const [selector, text] of marks) {
    const marked = page.locator(selector).locator('visible=true').first();
    const target = await markedBox(marked);
    if (!target) throw new Error(`There is nothing to mark at ${selector}.`);
    try {
      leaders.push(leadTo(inPicture(target), contents, leaders, box, widths[shape]));
    } catch (error) {
      throw new Error(`The mark “${text}”, ${shape}: ${(error as Error).message}`, { cause: error });
    }
  }
  const percent = (size: number, whole: number): number => Math.round((size / whole) * 1000) / 10;
  const inPercent = leaders.map((leader) =>
    leader.map(({ x, y }): [number, number] => [percent(x, width), percent(y, height)]),
  );
  return { width, height, letters, leaders: inPercent };
}

/** Where a marked element is: a label is as large as its text, not as the form. */
async function markedBox(marked: Locator): Promise<Box | null> {
  const box = await marked.boundingBox();
  const text = await marked.evaluate((node) => {
    if (node.matches('button, input, select, textarea, a, [contenteditable]')) return;
    const first = [...node.childNodes].find(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    if (!first) return;
    const range = document.createRange();
    range.selectNode(first);
    const { x, y, width, height } = range.getBoundingClientRect();
    const whole = node.getBoundingClientRect();
    return { across: x - whole.x, down: y - whole.y, width, height };
  });
  if (!box || !text) return box;
  const x = box.x + text.across;
  // A text that is too long is cut at the end of its element.
  return { x, y: box.y + text.down, width: Math.min(text.width, right(box) - x), height: text.height };
}

/** The picture is the dialog alone: no corner or edge shows the page behind it, which doesn't shine through either. */
async function hideSurroundings(page: Page, selector: string): Promise<void> {
  const dialog = page.locator(selector).locator('visible=true').first();
  await dialog.evaluate((node: HTMLElement) => {
    const window = node.closest<HTMLElement>('dialog, .modal-container') ?? node;
    const asWide = [window, ...window.querySelectorAll<HTMLElement>('*')].filter(
      ({ offsetWidth }) => offsetWidth >= node.offsetWidth - 8,
    );
    for (const { style } of asWide)
      Object.assign(style, { border: '0', borderRadius: '0', boxShadow: 'none', backdropFilter: 'blur(99px)' });
  });
}

/** The best quality that isn't larger than a picture may be. */
async function encode(session: CDPSession, box: Box, density: 1 | 2, file: string): Promise<Buffer> {
  for (const quality of [85, 75, 65, 50, 35]) {
    const clip = { ...box, scale: density };
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip,
      captureBeyondViewport: false,
    });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= largestFile) return picture;
  }
  throw new Error(`${file} would be larger than ${largestFile} bytes: make its region smaller.`);
}

if (!existsSync(dataFile)) writeFileSync(dataFile, '{}\n');
