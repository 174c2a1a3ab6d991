import { create, type Font } from 'fontkitten';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { CommandError } from '../engine/model/command-error.ts';

/** Weights that the site's styles use. */
export const weights = [400, 700] as const;

/** Features of a font that the browser applies by itself, and the figures of one width that tables ask for. */
const features = (
  'rvrn rlig ccmp locl liga clig calt rclt kern mark mkmk curs init medi fina isol med2 fin2 fin3 frac numr dnom tnum ' +
  'abvf abvm abvs akhn blwf blwm blws cjct dist half haln nukt pref pres pstf psts rkrf rphf vatu ljmo vjmo tjmo rtla rtlm'
).split(' ');

/** What a fallback must have in common with a font, as parts of the font's size. */
export type Metrics = {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Average width of a letter in running text. */
  readonly width: number;
};
/** A font as the site serves it: one weight of a family, or a range of weights. */
export type FontFile = {
  readonly woff2: Uint8Array;
  readonly weights: readonly [number, number];
  readonly italic: boolean;
  /** Of text and of headings. */
  readonly metrics: Readonly<Record<'regular' | 'bold', Metrics>>;
  /** Why the license may forbid what the build does with the font. */
  readonly restriction?: string;
};

/**
 * Reads a font and keeps what a site needs of it: some characters, the weights that its styles have, and one value of every other axis.
 * @param name for messages
 * @throws CommandError when the bytes are no font
 */
export async function readFont(bytes: Uint8Array, characters: string, name: string): Promise<FontFile> {
  try {
    return await read(Buffer.from(bytes), characters);
  } catch (error) {
    throw new CommandError(
      `The font ${name} cannot be used: ${(error as Error).message.replace(/\.?$/, '.')}`,
      'Fonts are TTF, OTF, WOFF or WOFF2 files. Correct `fonts` in site.config.ts, or leave it out for the fonts of the reader’s system.',
    );
  }
}

async function read(bytes: Buffer, characters: string): Promise<FontFile> {
  const whole = await subsetFont(bytes, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const font = create(whole);
  if (font.isCollection) throw new Error('it is a collection of several fonts');
  const { variationAxes, 'OS/2': facts } = font;
  const { wght, ...others } = variationAxes;
  const pinned = Object.fromEntries(Object.entries(others).map(([axis, value]) => [axis, value?.default ?? 0]));
  const [lightest, boldest] = weights;
  const range = wght && {
    min: clamp(lightest, wght.min, wght.max),
    max: clamp(boldest, wght.min, wght.max),
  };
  const subset = (text: string, weight: number | { readonly min: number; readonly max: number } | undefined) =>
    subsetFont(whole, text, {
      targetFormat: 'sfnt',
      keepFeatures: features,
      variationAxes: { ...pinned, ...(weight === undefined ? {} : { wght: weight }) },
    });
  const metricsAt = async (weight: number | undefined): Promise<Metrics> => metricsOf(await subset(characters, weight));
  const regular = await metricsAt(range?.min);
  const woff2 = await subsetFont(await subset(characters, range?.min === range?.max ? range?.min : range), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
  });
  const restriction = restrictionOf(facts);
  return {
    woff2,
    weights: range ? [range.min, range.max] : [facts.usWeightClass, facts.usWeightClass],
    italic: facts.fsSelection.italic || facts.fsSelection.oblique,
    metrics: { regular, bold: range ? await metricsAt(clamp(600, range.min, range.max)) : regular },
    ...(restriction === undefined ? {} : { restriction }),
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

async function metricsOf(font: Buffer): Promise<Metrics> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(font);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

/** What the license bits of a font say against serving a part of it. */
function restrictionOf({ fsType }: Font['OS/2']): string | undefined {
  if (fsType.noEmbedding) return 'its license bits say that it must not be embedded';
  if (fsType.noSubsetting) return 'its license bits say that it must not be subset';
  return fsType.bitmapOnly ? 'its license bits allow only its bitmaps to be embedded' : undefined;
}
