import type { Page } from '@playwright/test';
import type { Cell, Place, Squares } from './compare.ts';

/**
 * CSS pixels for each pixel of a committed picture: at half the size, mistakes are still visible, and a quarter of the bytes is
 * enough.
 */
const reduction = 2;
/** Pixels of a committed picture for each square of the comparison. */
const square = 4;

/** Image functions of an empty browser page, because a browser reads and writes every format. */
export type Image = {
  readonly squares: Squares;
  /** The image as it is committed: reduced, as WebP. */
  readonly file: Buffer;
};

/**
 * Reads a picture.
 * @param scale image pixels for each CSS pixel: 1, 2 for a screen of double density, ½ for a committed picture
 */
export async function readImage(bench: Page, image: Buffer, scale: number): Promise<Image> {
  const { cells, columns, file } = await bench.evaluate(
    async ({ source, factor, side }) => {
      const blob = await (await fetch(source)).blob();
      const bitmap = await createImageBitmap(blob);
      const width = Math.floor(bitmap.width / factor / side) * side;
      const height = Math.floor(bitmap.height / factor / side) * side;
      const draw = (wide: number, high: number) => {
        const context = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('This browser draws nothing.');
        return context;
      };
      const full = draw(bitmap.width, bitmap.height);
      full.drawImage(bitmap, 0, 0);
      const from = full.getImageData(0, 0, bitmap.width, bitmap.height).data;
      const small = draw(width, height);
      const reduced = small.createImageData(width, height);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          for (let channel = 0; channel < 4; channel++) {
            let sum = 0;
            for (let down = 0; down < factor; down++)
              for (let right = 0; right < factor; right++)
                sum += from[((y * factor + down) * bitmap.width + x * factor + right) * 4 + channel] as number;
            reduced.data[(y * width + x) * 4 + channel] = Math.round(sum / factor ** 2);
          }
      small.putImageData(reduced, 0, 0);

      const found: [number, number, number, number][] = [];
      for (let top = 0; top < height; top += side)
        for (let left = 0; left < width; left += side) {
          const sums = { light: 0, squared: 0, blue: 0, red: 0 };
          for (let y = top; y < top + side; y++)
            for (let x = left; x < left + side; x++) {
              const [r, g, b] = reduced.data.subarray((y * width + x) * 4) as unknown as [number, number, number];
              const light = 0.299 * r + 0.587 * g + 0.114 * b;
              sums.light += light;
              sums.squared += light ** 2;
              sums.blue += 0.564 * (b - light);
              sums.red += 0.713 * (r - light);
            }
          const count = side ** 2;
          const mean = sums.light / count;
          const texture = Math.sqrt(Math.max(0, sums.squared / count - mean ** 2));
          found.push([mean, sums.blue / count, sums.red / count, texture]);
        }
      const written = await small.canvas.convertToBlob({ type: 'image/webp', quality: 1 });
      return {
        columns: width / side,
        cells: found,
        file: btoa(
          Array.from(new Uint8Array(await written.arrayBuffer()), (byte) => String.fromCodePoint(byte)).join(''),
        ),
      };
    },
    { source: dataUrl(image), factor: reduction * scale, side: square },
  );
  return {
    squares: { side: reduction * square, columns, cells: cells as readonly Cell[] },
    file: Buffer.from(file, 'base64'),
  };
}

/** The picture with a frame around each place, as PNG. */
export async function markPlaces(bench: Page, image: Buffer, places: readonly Place[]): Promise<Buffer> {
  const base64 = await bench.evaluate(
    async ({ source, frames }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      context.globalAlpha = 0.35;
      context.drawImage(bitmap, 0, 0);
      context.globalAlpha = 1;
      for (const { x, y, width, height } of frames) {
        context.drawImage(bitmap, x, y, width, height, x, y, width, height);
        context.lineWidth = 3;
        context.strokeStyle = 'red';
        context.strokeRect(x, y, width, height);
      }
      const written = await canvas.convertToBlob({ type: 'image/png' });
      return btoa(
        Array.from(new Uint8Array(await written.arrayBuffer()), (byte) => String.fromCodePoint(byte)).join(''),
      );
    },
    { source: dataUrl(image), frames: places },
  );
  return Buffer.from(base64, 'base64');
}

/** PNG or WebP, by its first byte. */
const dataUrl = (image: Buffer): string =>
  `data:image/${image[0] === 0x89 ? 'png' : 'webp'};base64,${image.toString('base64')}`;
