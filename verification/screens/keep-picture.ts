import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/**
 * How far a channel of a pixel may be off, of 255, from the pixel there and from each one around it, because letters are drawn a part of a
 * pixel beside where they were; and what part of the pixels may be off further.
 */
const noise = { channel: 24, part: 0.0001 } as const;

/** Writes the pictures of a screen unless all that are there differ only by noise. Returns which part of the pixels differs beyond that. */
export async function keepPictures(page: Page, pictures: ReadonlyMap<string, Buffer>): Promise<number> {
  let part = 0;
  for (const [file, picture] of pictures)
    part = Math.max(part, existsSync(file) ? await difference(page, readFileSync(file), picture) : 1);
  if (part <= noise.part) return 0;
  for (const [file, picture] of pictures) writeFileSync(file, picture);
  return part;
}

async function difference(page: Page, before: Buffer, after: Buffer): Promise<number> {
  if (before.equals(after)) return 0;
  const blank = await page.context().newPage();
  try {
    const pictures = [before, after].map((picture) => `data:image/webp;base64,${picture.toString('base64')}`);
    return await blank.evaluate(compare, { pictures, channel: noise.channel });
  } finally {
    await blank.close();
  }
}

/** Runs in an empty page, which can decode WebP. */
async function compare({ pictures, channel }: { pictures: string[]; channel: number }): Promise<number> {
  const decoded = await Promise.all(
    pictures.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height);
    }),
  );
  const [old, fresh] = decoded;
  if (!old || !fresh || old.width !== fresh.width || old.height !== fresh.height) return 1;
  const { width, height } = old;
  const beside = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => (down * width + across) * 4));
  const isOff = (part: number): boolean => {
    const value = fresh.data[part] ?? 0;
    return beside.every((step) => Math.abs((old.data[part + step] ?? 255) - value) > channel);
  };
  let count = 0;
  for (let index = 0; index < old.data.length; index += 4)
    if ([0, 1, 2].some((part) => isOff(index + part))) count += 1;
  return count / (width * height);
}
