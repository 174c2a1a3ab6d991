import { openChromium } from './print-pdf.ts';

/** Turns pictures into JPEGs, with Chromium. */
export async function asJpegs<Name>(
  pictures: readonly (readonly [name: Name, bytes: Uint8Array])[],
): Promise<[Name, Uint8Array][]> {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    const converted: [Name, Uint8Array][] = [];
    for (const [name, bytes] of pictures) {
      const jpeg = await page.evaluate(
        async (source) => {
          const picture = new Image();
          picture.src = source;
          await picture.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
          canvas.getContext('2d')?.drawImage(picture, 0, 0);
          return canvas.toDataURL('image/jpeg', 0.85);
        },
        `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`,
      );
      converted.push([name, Buffer.from(jpeg.slice(jpeg.indexOf(',') + 1), 'base64')]);
    }
    return converted;
  } finally {
    await browser.close();
  }
}
