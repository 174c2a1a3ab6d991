import type { Metrics } from './font-file.ts';

/** Fonts of systems with the same widths of letters, by the names that `local()` knows, and that width as a part of their size. */
type System = { readonly names: readonly string[]; readonly width: number };
type Weight = keyof typeof lists.text;

/** Measured in the fonts themselves, by the frequency of letters in Latin text. The first that a system has is used. */
const lists = {
  text: {
    regular: [
      { names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], width: 913 / 2048 },
      { names: ['Roboto', 'Roboto Regular'], width: 911 / 2048 },
      { names: ['DejaVu Sans', 'DejaVuSans', 'Verdana'], width: 1041 / 2048 },
    ],
    bold: [
      { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], width: 983 / 2048 },
      { names: ['Roboto Bold', 'Roboto-Bold'], width: 926 / 2048 },
      { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold', 'Verdana Bold'], width: 1176 / 2048 },
    ],
  },
  code: {
    regular: [
      { names: ['Menlo', 'Menlo-Regular', 'DejaVu Sans Mono', 'DejaVuSansMono'], width: 1233 / 2048 },
      { names: ['Consolas'], width: 1126 / 2048 },
      { names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'], width: 1229 / 2048 },
    ],
    bold: [
      { names: ['Menlo Bold', 'Menlo-Bold', 'DejaVu Sans Mono Bold', 'DejaVuSansMono-Bold'], width: 1233 / 2048 },
      { names: ['Consolas Bold', 'Consolas-Bold'], width: 1126 / 2048 },
      { names: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'], width: 1229 / 2048 },
    ],
  },
} satisfies Record<string, Record<'regular' | 'bold', readonly System[]>>;
export type FontKind = keyof typeof lists;

const percent = (part: number): string => `${Number((part * 100).toFixed(3))}%`;

/** Descriptors that give any font these metrics, once its letters are `scale` times as large. */
export const metricsStyle = ({ ascent, descent, lineGap }: Metrics, scale = 1): string =>
  `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:${percent(lineGap / scale)}`;

/** Families of fallbacks, in the order in which a style sheet names them. */
export const fallbackFamilies = (kind: FontKind, family: string): string[] =>
  lists[kind].regular.map((_, index) => `${family} fallback ${index + 1}`);

/**
 * Faces that stand in for a font until it has loaded, and for readers who never load it: a font of the reader's system, with the widths,
 * heights and gaps of the font, so that nothing moves.
 */
export function fallbackFaces(
  kind: FontKind,
  family: string,
  metrics: Readonly<Record<Weight, Metrics>>,
  italic = false,
): string[] {
  const style = italic ? 'font-style:italic;' : '';
  return (['regular', 'bold'] as const).flatMap((weight) =>
    lists[kind][weight].map(({ names, width }, index) => {
      const scale = metrics[weight].width / width;
      const sources = names.map((name) => `local("${name}")`).join(',');
      const range = weight === 'regular' ? '1 550' : '551 1000';
      return `@font-face{font-family:"${fallbackFamilies(kind, family)[index]}";${style}font-weight:${range};src:${sources};size-adjust:${percent(scale)};${metricsStyle(metrics[weight], scale)}}`;
    }),
  );
}
