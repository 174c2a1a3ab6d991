import type { Page } from '@playwright/test';
import type { Cell, Place, Squares } from './compare.ts';

/**
 * CSS pixels for each pixel of a committed picture: at half the size, mistakes are still visible, and far fewer bytes are
 * enough.
 */
const reduction = 2;
/** Pixels of a committed picture for each square of the comparison. */
const square = 4;

/**
 * Reads a picture. An empty page of the browser does it, because a browser reads and writes every format.
 * @param scale image pixels for each CSS pixel: 1, 2 for a screen of double density, ½ for a committed picture
 */
export async function readSquares(bench: Page, image: Buffer, scale: number): Promise<Squares> {
  const text = await bench.evaluate(
    async ({ source, factor, side }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser draws nothing.');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const columns = Math.floor(bitmap.width / factor / side);
      const rows = Math.floor(bitmap.height / factor / side);
      const numbers: number[] = [];
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          let [sum, squared, blue, red] = [0, 0, 0, 0];
          for (let y = row * side; y < (row + 1) * side; y++)
            for (let x = column * side; x < (column + 1) * side; x++) {
              // The colors of a pixel of the reduced picture: the means of the pixels that it is made of.
              let [r, g, b] = [0, 0, 0];
              for (let down = 0; down < factor; down++)
                for (let right = 0; right < factor; right++) {
                  const place = ((y * factor + down) * bitmap.width + x * factor + right) * 4;
                  r += data[place] as number;
                  g += data[place + 1] as number;
                  b += data[place + 2] as number;
                }
              r = Math.round(r / factor ** 2);
              g = Math.round(g / factor ** 2);
              b = Math.round(b / factor ** 2);
              const light = 0.299 * r + 0.587 * g + 0.114 * b;
              sum += light;
              squared += light ** 2;
              blue += 0.564 * (b - light);
              red += 0.713 * (r - light);
            }
          const count = side ** 2;
          const texture = Math.sqrt(Math.max(0, squared / count - (sum / count) ** 2));
          for (const value of [sum / count, blue / count, red / count, texture]) numbers.push(Math.round(value * 100));
        }
      // Whole numbers in one text: as values, tens of thousands of them would take longer to arrive than the picture to be read.
      return `${columns} ${numbers.join(' ')}`;
    },
    { source: dataUrl(image), factor: reduction * scale, side: square },
  );
  const [columns, ...numbers] = text.split(' ').map(Number) as [number, ...number[]];
  const at = (place: number): number => (numbers[place] as number) / 100;
  const cells = Array.from({ length: numbers.length / 4 }, (_, cell): Cell => {
    const place = cell * 4;
    return [at(place), at(place + 1), at(place + 2), at(place + 3)];
  });
  return { side: reduction * square, columns, cells };
}

/** A picture with one image pixel for each CSS pixel as it is committed: WebP, reduced. */
export async function reduced(bench: Page, image: Buffer): Promise<Buffer> {
  const base64 = await bench.evaluate(
    async ({ source, factor, side }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const draw = (wide: number, high: number) => {
        const context = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('This browser draws nothing.');
        return context;
      };
      const full = draw(bitmap.width, bitmap.height);
      full.drawImage(bitmap, 0, 0);
      const from = full.getImageData(0, 0, bitmap.width, bitmap.height).data;
      const small = draw(
        Math.floor(bitmap.width / factor / side) * side,
        Math.floor(bitmap.height / factor / side) * side,
      );
      const { width, height } = small.canvas;
      const pixels = small.createImageData(width, height);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          for (let channel = 0; channel < 4; channel++) {
            let sum = 0;
            for (let down = 0; down < factor; down++)
              for (let right = 0; right < factor; right++)
                sum += from[((y * factor + down) * bitmap.width + x * factor + right) * 4 + channel] as number;
            pixels.data[(y * width + x) * 4 + channel] = Math.round(sum / factor ** 2);
          }
      small.putImageData(pixels, 0, 0);
      const written = await small.canvas.convertToBlob({ type: 'image/webp', quality: 1 });
      return btoa(
        Array.from(new Uint8Array(await written.arrayBuffer()), (byte) => String.fromCodePoint(byte)).join(''),
      );
    },
    { source: dataUrl(image), factor: reduction, side: square },
  );
  return Buffer.from(base64, 'base64');
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
