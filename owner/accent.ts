import Color from 'colorjs.io';
import { CommandError } from '../engine/model/command-error.ts';

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

type Mode = { readonly paper: string; readonly onAccent: string; readonly step: number; readonly start: number };
const modes: Readonly<Record<'light' | 'dark', Mode>> = {
  light: { paper: 'oklch(95.7% 0.008 85)', onAccent: 'oklch(99% 0.006 190)', step: -0.01, start: 0.5 },
  dark: { paper: 'oklch(28.5% 0.03 250)', onAccent: 'oklch(21% 0.03 215)', step: 0.01, start: 0.78 },
};

/** A brand color in both modes: its tokens, the two colors, and the least contrast of each with what is behind or on it. */
export type Accent = { readonly styles: string } & Readonly<Record<'light' | 'dark', string>> & {
    readonly contrasts: Readonly<Record<'light' | 'dark', number>>;
  };

/**
 * The tokens of one brand color, for the light and the dark mode: its hue, as light as its contrast with the page and with the text on
 * buttons allows.
 * @param typed a CSS color: `#0a7f5a`
 * @throws CommandError when it isn't a color
 */
export function accentOf(typed: string): Accent {
  const brand = parseColor(typed);
  const [, chroma = 0, hue = 0] = brand.coords.map((value) => (Number.isFinite(value) ? Number(value) : 0));
  const brandLightness = Number(brand.coords[0]);
  const of = (lightness: number, most: number): string =>
    `oklch(${(lightness * 100).toFixed(1)}% ${Math.min(chroma, most).toFixed(3)} ${hue.toFixed(1)})`;
  const contrastIn = (mode: 'light' | 'dark', color: string): number =>
    Math.min(...[modes[mode].paper, modes[mode].onAccent].map((other) => contrast(color, other)));
  const accent = (mode: 'light' | 'dark', most: number): number => {
    const { step, start } = modes[mode];
    let lightness = mode === 'light' ? Math.min(brandLightness, start) : Math.max(brandLightness, start);
    while (contrastIn(mode, of(lightness, most)) < leastContrast) lightness += step;
    return lightness;
  };
  const [light, dark] = [accent('light', 0.13), accent('dark', 0.1)];
  const [inLight, inDark] = [of(light, 0.13), of(dark, 0.1)];
  const tokens = {
    accent: [inLight, inDark],
    'accent-strong': [of(light - 0.07, 0.12), of(Math.min(0.95, dark + 0.05), 0.09)],
    'accent-tint': [of(0.946, 0.02), of(0.285, 0.036)],
    'accent-line': [of(0.62, 0.1), of(0.55, 0.08)],
    'guide-0': [of(0.58, 0.11), of(0.76, 0.1)],
  };
  const lines = Object.entries(tokens).map(([name, values]) => `    --${name}: light-dark(${values.join(', ')});`);
  return {
    styles: `/* Made from ${typed}. Each color has a value for the light and one for the dark mode. */\n@layer tokens {\n  :root {\n${lines.join('\n')}\n  }\n}\n`,
    light: hex(inLight),
    dark: hex(inDark),
    contrasts: { light: contrastIn('light', inLight), dark: contrastIn('dark', inDark) },
  };
}

const hex = (color: string): string =>
  new Color(color).to('srgb').toGamut().toString({ format: 'hex', collapse: false });

/** The contrast of two CSS colors, from 1 to 21. */
export const contrast = (one: string, other: string): number => new Color(one).contrastWCAG21(new Color(other));

/** @throws CommandError when a text isn't a color */
export function parseColor(typed: string): Color {
  try {
    return new Color(typed).to('oklch');
  } catch {
    throw new CommandError(`“${typed}” isn’t a color.`, 'Write one as in CSS, such as #0a7f5a.');
  }
}
