/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** `#1f93ff` → its parts; undefined for anything else. */
export function parseHex(hex: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (digits === undefined) return undefined;
  const part = (start: number): number => Number.parseInt(digits.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

export const toHexColor = (color: Rgb): string =>
  `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number =>
  part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of two colors as defined by WCAG 2: 1 to 21, the same in both directions. */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The widget color that the form of a new channel starts with. White text on it is hard to read. */
export const defaultColor = '#009ce0';
/** The initial color of the preview: a darker shade of the default, so that text is readable. Also in `widget-preview.css`. */
export const startColor = '#007eb5';

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** The color of the widget's text: black if the widget color is bright (over 186 of 255), otherwise white. */
export const textColorOn = ([red, green, blue]: Rgb): Rgb =>
  red * 0.299 + green * 0.587 + blue * 0.114 > 186 ? black : white;

/** Minimum contrast of text and icons by WCAG 2 level AA. */
export const textMinimum = 4.5;
export const iconMinimum = 3;

export type ColorVerdict = {
  readonly text: 'white' | 'black';
  readonly textRatio: number;
  /** Contrast of the launcher's icon, which is always white. */
  readonly iconRatio: number;
  readonly passes: boolean;
  /** A darker shade of the same color that passes; the color itself if it does. */
  readonly readable: string;
};

/** How readable text and icon are on a widget color. */
export function judgeColor(color: Rgb): ColorVerdict {
  const text = textColorOn(color);
  const textRatio = contrastRatio(color, text);
  const iconRatio = contrastRatio(color, white);
  const passes = textRatio >= textMinimum && iconRatio >= iconMinimum;
  return {
    text: text === white ? 'white' : 'black',
    textRatio,
    iconRatio,
    passes,
    readable: toHexColor(passes ? color : darken(color)),
  };
}

/** The lightest of 100 darker shades on which white text passes. */
function darken(color: Rgb): Rgb {
  for (let share = 99; share > 0; share -= 1) {
    const darker = color.map((part) => Math.round((part * share) / 100)) as unknown as Rgb;
    if (contrastRatio(darker, white) >= textMinimum && textColorOn(darker) === white) return darker;
  }
  return black;
}

/** A ratio in the usual form: `3.1:1`. Rounded down, so that 4.49 never appears as 4.5. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
