import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { App } from '../clicks/app.ts';
import { colorChat, visitShop } from '../clicks/shop.ts';
import type { Installation } from '../record/installation.ts';
import type { ScreenDefinition } from './screen.ts';
import { bottom, boxesOf, right, type Box, type WindowBoxes } from './box.ts';
import { fitRegion } from './fit-region.ts';
import { placeMark, type Point } from './place-mark.ts';
import { screens } from './screens.ts';

type Measured = { alt: string; width: number; height: number; marks: { x: number; y: number; text: string }[] };

const dataFile = 'components/screen/screens.json';
const largestFile = 45_000;
/** When the seed's day in the shop ends: the app says how long ago things happened. */
const now = new Date('2026-01-01T11:05:00Z');
/** What no picture may show: every brand gets the same pictures. */
const installationName = /example desk|chatwoot/i;

/** Takes the pictures of all screens, or of those whose name contains a word of `only`. Returns what is wrong. */
export async function takeScreens(installation: Installation, only: readonly string[]): Promise<string[]> {
  const data = JSON.parse(readFileSync(dataFile, 'utf8')) as Record<string, Measured>;
  const problems: string[] = [];
  installation.reset();
  const options = { deviceScaleFactor: 2, reducedMotion: 'reduce', colorScheme: 'light' } as const;
  const app = await App.launch(installation.url, options, now);
  // The chat shows no answer while its clock stands.
  const visitor = await App.launch(installation.url, options);
  try {
    for (const [name, screen] of Object.entries(screens)) {
      if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
      try {
        data[name] = await takeScreen(
          await openScreen(screen.shop ? visitor : app, screen, installation),
          name,
          screen,
        );
        process.stdout.write(`${name}: ${data[name].width} × ${data[name].height}\n`);
      } catch (error) {
        problems.push(`${name}: ${String(error).split('\nCall log')[0]}`);
        process.stdout.write(`${problems.at(-1)}\n`);
      }
      const sorted = Object.fromEntries(Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(dataFile, `${JSON.stringify(sorted, null, 2)}\n`);
    }
  } finally {
    await app.close();
    await visitor.close();
    installation.changed();
    installation.reset();
  }
  return problems;
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

async function takeScreen(page: Page, name: string, screen: ScreenDefinition): Promise<Measured> {
  await page.emulateMedia({ colorScheme: 'light' });
  await screen.before?.(page);
  await page.addStyleTag({ content: '* { caret-color: transparent !important; transition: none !important }' });
  await page.mouse.move(0, 0);
  await page.waitForTimeout(800);
  if (screen.isAlone) await hideSurroundings(page, screen.region[0] ?? '');
  const boxes = await boxesOf(page);
  const box = await regionOf(page, screen, boxes);
  await refuseInstallationName(page, box);
  const inPicture = ({ x, y, ...size }: Box): Box => ({ x: x - box.x, y: y - box.y, ...size });
  const contents = boxes.contents.map(inPicture);
  const points: Point[] = [];
  for (const [selector] of screen.marks ?? []) {
    const target = await page.locator(selector).locator('visible=true').first().boundingBox();
    if (!target) throw new Error(`There is nothing to mark at ${selector}.`);
    points.push(placeMark(inPicture(target), contents, points, box));
  }
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;
  const marks = (screen.marks ?? []).map(([, text], index) => {
    const { x, y } = points[index] as Point;
    return { x: percent(x, box.width), y: percent(y, box.height), text };
  });
  const session = await page.context().newCDPSession(page);
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    if (screen.shop) await page.evaluate(colorChat, mode);
    await page.waitForTimeout(500);
    for (const density of [1, 2] as const) {
      const file = `public/screens/${name}.${mode}${density === 2 ? '@2x' : ''}.webp`;
      writeFileSync(file, await encode(session, box, density, file));
    }
  }
  await session.detach();
  return { alt: screen.alt, width: box.width, height: box.height, marks };
}

/** A plain ground instead of the blurred page around a dialog, also of one in a shadow tree. */
async function hideSurroundings(page: Page, selector: string): Promise<void> {
  await page.addStyleTag({
    content:
      ':root { --around: #f3f3f5 } @media (prefers-color-scheme: dark) { :root { --around: #111214 } }' +
      'dialog[open] { overflow: visible !important } dialog[open]::backdrop { background: var(--around) !important; backdrop-filter: none !important }',
  });
  const dialog = page.locator(selector).locator('visible=true').first();
  await dialog.evaluate((node: HTMLElement) =>
    node.style.setProperty('box-shadow', '0 0 0 1px #8884, 0 0 0 100vmax var(--around)', 'important'),
  );
}

async function regionOf(
  page: Page,
  { region, padding = 0, height, isAlone }: ScreenDefinition,
  boxes: WindowBoxes,
): Promise<Box> {
  const window = { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) };
  if (region.length === 0) return { ...window, height: height ?? window.height };
  const elements: Box[] = [];
  for (const selector of region) {
    const locator = page.locator(selector).locator('visible=true').first();
    await locator.waitFor();
    const box = await locator.boundingBox();
    if (box) elements.push(box);
  }
  const core = intersect(around(elements, 0), window);
  const padded = intersect(around(elements, padding), window);
  if (isAlone) return padded;
  const isCapped = height !== undefined;
  return fitRegion({ ...padded, height: Math.min(padded.height, height ?? Infinity) }, core, boxes, window, isCapped);
}

function around(boxes: readonly Box[], padding: number): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)) - padding);
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)) - padding);
  const width = Math.ceil(Math.max(...boxes.map(right)) + padding) - x;
  return { x, y, width, height: Math.ceil(Math.max(...boxes.map(bottom)) + padding) - y };
}

function intersect(box: Box, limits: Box): Box {
  const x = Math.max(box.x, limits.x);
  const y = Math.max(box.y, limits.y);
  return {
    x,
    y,
    width: Math.min(right(box), right(limits)) - x,
    height: Math.min(bottom(box), bottom(limits)) - y,
  };
}

async function refuseInstallationName(page: Page, box: Box): Promise<void> {
  const words = await page.evaluate(({ x, y, width, height }) => {
    const isIn = (rect: DOMRect): boolean =>
      rect.width > 0 && rect.right > x && rect.left < x + width && rect.bottom > y && rect.top < y + height;
    // What a dialog covers isn't in the picture.
    const isOnTop = (node: Element): boolean => {
      const { left, top, width: wide, height: tall } = node.getBoundingClientRect();
      const front = document.elementFromPoint(left + wide / 2, top + tall / 2);
      return front === null || front.contains(node) || node.contains(front);
    };
    const elements = [...document.querySelectorAll('body *')].filter(
      (node) => isIn(node.getBoundingClientRect()) && isOnTop(node),
    );
    const own = (node: Element): string =>
      [...node.childNodes].map((child) => (child.nodeType === 3 ? child.textContent : '')).join(' ');
    const value = (node: Element): string =>
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : '';
    return elements
      .map(
        (node) =>
          `${own(node)} ${value(node)} ${node.getAttribute('placeholder') ?? ''} ${node.getAttribute('src') ?? ''}`,
      )
      .join(' ');
  }, box);
  for (const frame of page.frames().slice(1)) {
    const text = await frame.locator('body').innerText();
    if (installationName.test(text)) throw new Error(`The chat shows the installation's name: “${text}”.`);
  }
  const name = installationName.exec(words)?.[0] ?? /brand-assets/.exec(words)?.[0];
  if (name) throw new Error(`The picture shows the installation's name: “${name}”.`);
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
