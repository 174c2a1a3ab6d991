import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { createElement as h, type CSSProperties } from 'react';

/** Size of a picture in pixels: what other sites show beside a link without cutting. */
export const pictureSize = { width: 1200, height: 630 };

/** What a picture shows. */
export type PictureText = {
  readonly title: string;
  /** The guide that the page belongs to. */
  readonly guide?: string | undefined;
  readonly siteTitle: string;
  /** The brand's mark, as SVG. */
  readonly logo?: string | undefined;
  /** Index of the guide's color. */
  readonly hue?: number | undefined;
  /** Where the language is written from. Default: `ltr`. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
};

/** The colors of guides in `engine/styles/tokens.css`, for a program that has no oklch. */
const guideColors = ['#098580', '#a4642a', '#3f73b0', '#96579f'];
const [ink, softInk, paper] = ['#131a21', '#55606b', '#faf8f4'];

const require = createRequire(import.meta.url);
/** Letters that the first font of a weight lacks come from the next. */
const families = () => [
  { manifest: require.resolve('@fontsource/inter/package.json'), scripts: ['latin', 'latin-ext', 'cyrillic', 'greek'] },
  { manifest: require.resolve('@fontsource/ibm-plex-sans-arabic/package.json'), scripts: ['arabic'] },
  { manifest: require.resolve('@fontsource/noto-sans-hebrew/package.json'), scripts: ['hebrew'] },
];
/** Read once, when a picture is drawn. */
let fonts: { name: string; weight: 400 | 700; data: Buffer }[] | undefined;
const readFonts = () =>
  families().flatMap(({ manifest, scripts }) => {
    const folder = dirname(manifest);
    return scripts.flatMap((script) => {
      const name = `${basename(folder)}-${script}`;
      const file = (weight: number) => join(folder, 'files', `${name}-${weight}-normal.woff`);
      return ([400, 700] as const).map((weight) => ({ name, weight, data: readFileSync(file(weight)) }));
    });
  });

/**
 * Draws the picture of a page for links to it on other sites: title, guide and brand, without a browser. Letters that no font has, such as
 * emoji, are left out; a title without any other shows the site's title instead.
 * @returns a PNG, and the letters that were left out
 */
export async function drawPicture(
  text: PictureText,
): Promise<{ readonly png: Uint8Array; readonly missing: string[] }> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const missing = new Set<string>();
  const whole = await drawSvg(text, missing);
  const svg = missing.size ? await drawSvg(withoutLetters(text, missing), new Set()) : whole;
  // Letters are shapes by now. Looking for the machine's fonts would be slow and change nothing.
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return { png: drawn.asPng(), missing: [...missing] };
}

function withoutLetters({ title, guide, siteTitle, ...rest }: PictureText, missing: ReadonlySet<string>): PictureText {
  const cut = (text: string): string =>
    [...missing]
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, letters) => left.replaceAll(letters, ''), text)
      .replace(/\s+/g, ' ')
      .trim();
  const site = cut(siteTitle);
  return {
    ...rest,
    title: /[\p{L}\p{N}]/u.test(cut(title)) ? cut(title) : site,
    guide: guide && cut(guide),
    siteTitle: site,
  };
}

/** @param missing gets the letters that no font has */
async function drawSvg(
  { title, guide, siteTitle, logo, hue = 0, direction = 'ltr' }: PictureText,
  missing: Set<string>,
): Promise<string> {
  const { default: satori } = await import('satori');
  const text = (style: CSSProperties, content: string) => h('div', { key: content, style }, content);
  const foot = [
    ...(logo === undefined
      ? []
      : [h('img', { key: 'logo', width: 72, height: 72, src: `data:image/svg+xml;base64,${btoa(logo)}` })]),
    text({ fontSize: 40, color: softInk }, siteTitle),
  ];
  const picture = h(
    'div',
    {
      style: {
        boxSizing: 'border-box',
        display: 'flex',
        direction,
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '72px 80px',
        background: paper,
        color: ink,
        fontFamily: 'inter-latin',
        borderTop: `20px solid ${guideColors[hue % guideColors.length]}`,
      },
    },
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', gap: 24 } },
      guide === undefined
        ? null
        : text({ fontSize: 36, color: guideColors[hue % guideColors.length] as string }, guide),
      text(
        {
          display: 'block',
          lineClamp: 4,
          fontSize: title.length > 60 ? 64 : 80,
          fontWeight: 700,
          lineHeight: 1.15,
          overflowWrap: 'break-word',
        } as CSSProperties,
        title,
      ),
    ),
    h('div', { style: { display: 'flex', alignItems: 'center', gap: 28 } }, foot),
  );
  fonts ??= readFonts();
  return satori(picture, {
    ...pictureSize,
    fonts,
    loadAdditionalAsset: async (_, letters) => {
      missing.add(letters);
      return [];
    },
  });
}
