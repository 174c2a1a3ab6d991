import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const read = (file: string): string => readFileSync(file).toString('base64');
const faces = [
  {
    family: 'Picture Text',
    weight: '100 900',
    source: read(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  },
  {
    family: 'Picture Code',
    weight: '400',
    source: read(require.resolve('@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2')),
  },
  {
    family: 'Picture Code',
    weight: '700',
    source: read(require.resolve('@fontsource/dejavu-mono/files/dejavu-mono-latin-700-normal.woff2')),
  },
];

/** Widths of a few words in each font of the pictures: with equal widths, lines break at the same places. */
export type Metrics = Readonly<Record<string, number>>;

/**
 * The site uses the fonts of the reader's system. They differ from machine to machine, and so do line breaks. Pictures are
 * therefore drawn with two fonts from this project's development packages, at their exact widths.
 */
export function useFonts(page: Page): Promise<Metrics> {
  return page.evaluate(async (list) => {
    for (const { family, weight, source } of list) {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.codePointAt(0) as number);
      document.fonts.add(await new FontFace(family, bytes, { weight }).load());
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :root { --font-text: 'Picture Text', sans-serif !important; --font-code: 'Picture Code', monospace !important }
      * { text-rendering: geometricPrecision !important }
    `);
    document.adoptedStyleSheets.push(sheet);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    context.textRendering = 'geometricPrecision';
    return Object.fromEntries(
      ['400 100px "Picture Text"', '600 100px "Picture Text"', '400 100px "Picture Code"'].map((font) => {
        context.font = font;
        return [font, Math.round(context.measureText('Whose 12 waves, AVATAR fix?').width)];
      }),
    );
  }, faces);
}
