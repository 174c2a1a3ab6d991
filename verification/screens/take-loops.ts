import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { App } from '../clicks/app.ts';
import { FlowBuilder } from '../clicks/flow-builder.ts';
import { colorChat, visitShop } from '../clicks/shop.ts';
import type { Installation } from '../record/installation.ts';
import { refuseInstallationName } from './installation-name.ts';
import { loops, type LoopDefinition } from './loops.ts';
import { now } from './screen.ts';

type Frame = { readonly light: Buffer; readonly dark: Buffer; readonly milliseconds: number };

const dataFile = 'components/screen/loops.json';
const folder = 'public/loops';
const largestFile = 300_000;
/** How long the eye needs: before a click, and for what it brought. */
const before = 1100;
const after = 1900;

/** Takes the moving pictures, or those whose name contains a word of `only`. Returns what is wrong. */
export async function takeLoops(
  installation: Installation,
  flowBuilderUrl: string,
  only: readonly string[],
): Promise<string[]> {
  const data = JSON.parse(readFileSync(dataFile, 'utf8')) as Record<string, object>;
  const problems: string[] = [];
  mkdirSync(folder, { recursive: true });
  for (const [name, loop] of Object.entries(loops)) {
    if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
    try {
      data[name] = loop.flow ? await takeFlow(flowBuilderUrl, name, loop) : await takeFromApp(installation, name, loop);
      process.stdout.write(`${name}: ${loop.steps.length} steps\n`);
    } catch (error) {
      problems.push(`${name}: ${String(error).split('\nCall log')[0]}`);
    }
  }
  writeFileSync(dataFile, `${JSON.stringify(data, null, 2)}\n`);
  return problems;
}

/** Begins with the data of the seed, in a new browser: its session isn't among them. */
async function takeFromApp(installation: Installation, name: string, loop: LoopDefinition): Promise<object> {
  installation.changed();
  installation.reset();
  // The chat shows no answer while its clock stands.
  const app = await App.launch(installation.url, { colorScheme: 'light' }, loop.shop ? undefined : now);
  try {
    const page = loop.shop
      ? await visitShop(app, installation.url)
      : await app.open('administrator', loop.route ?? 'dashboard');
    return await takeLoop(page, name, loop);
  } finally {
    await app.close();
    installation.changed();
    installation.reset();
  }
}

async function takeFlow(url: string, name: string, loop: LoopDefinition): Promise<object> {
  const builder = await FlowBuilder.launch(url);
  try {
    return await takeLoop(await builder.open(), name, loop);
  } finally {
    await builder.close();
  }
}

async function takeLoop(page: Page, name: string, loop: LoopDefinition): Promise<object> {
  await page.setViewportSize({ width: loop.window, height: 700 });
  await page.waitForTimeout(1500);
  await loop.before?.(page);
  const clip = { ...loop.clip };
  const frames: Frame[] = [];
  const take = async (milliseconds: number): Promise<void> => {
    await page.waitForTimeout(700);
    await refuseInstallationName(page, clip);
    const pictures: Buffer[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      if (loop.shop) await page.evaluate(colorChat, colorScheme);
      await page.waitForTimeout(300);
      pictures.push(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }));
    }
    const [light, dark] = pictures as [Buffer, Buffer];
    frames.push({ light, dark, milliseconds });
  };
  await take(after);
  for (const { at, act } of loop.steps) {
    if (at) {
      await ring(page, at);
      await take(before);
      await page.locator('#ring').evaluate((node) => node.remove());
    }
    await act(page);
    await take(after);
  }
  await writeFrames(name, frames);
  return { title: loop.title, width: clip.width, height: clip.height, steps: loop.steps.map(({ text }) => text) };
}

/** Draws a ring where the next click goes. */
async function ring(page: Page, selector: string): Promise<void> {
  const box = await page
    .locator(selector)
    .locator('visible=true')
    .first()
    .boundingBox()
    .catch(() => null);
  if (!box) throw new Error(`There is nothing to select at ${selector}.`);
  await page.evaluate(({ x, y, width, height }) => {
    const node = document.createElement('div');
    node.id = 'ring';
    node.popover = 'manual';
    node.style.cssText = `position: fixed; inset: auto; margin: 0; padding: 0; left: ${x - 4}px; top: ${y - 4}px;
      width: ${width + 8}px; height: ${height + 8}px; border: 3px solid #e5484d; border-radius: 10px; background: none;
      pointer-events: none; box-sizing: border-box`;
    document.body.append(node);
    node.showPopover();
  }, box);
}

/** Joins the frames; the still picture is the last one, which shows the result. */
async function writeFrames(name: string, frames: readonly Frame[]): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    const pictures = frames.map((frame) => frame[mode]);
    const delay = frames.map(({ milliseconds }) => milliseconds);
    const options = { effort: 6, loop: 0, delay, minSize: true };
    let moving = Buffer.alloc(0);
    // What a lossy frame changes too little stays from the one before: a ghost.
    for (const kind of [
      { nearLossless: true, quality: 60 },
      { quality: 80, mixed: true },
      { quality: 60, mixed: true },
    ]) {
      moving = await sharp(pictures, { join: { animated: true } })
        .webp({ ...options, ...kind })
        .toBuffer();
      if (moving.length <= largestFile) break;
    }
    if (moving.length > largestFile) throw new Error(`${name} would be larger than ${largestFile} bytes.`);
    writeFileSync(`${folder}/${name}.${mode}.webp`, moving);
    writeFileSync(
      `${folder}/${name}.${mode}.still.webp`,
      await sharp(pictures.at(-1)).webp({ quality: 75 }).toBuffer(),
    );
  }
}
