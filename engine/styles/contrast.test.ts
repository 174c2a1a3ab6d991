import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Color = readonly [lightness: number, chroma: number, hue: number];
const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const number = String.raw`([\d.]+)`;
const color = String.raw`oklch\(${number}% ${number} ${number}\)`;
const tokens = new Map(
  [...css.matchAll(new RegExp(String.raw`--([\w-]+): light-dark\(${color}, ${color}\);`, 'g'))].map(
    ([, name = '', ...values]) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map(Number);
      return [name, { light: [a / 100, b, c] as Color, dark: [d / 100, e, f] as Color }];
    },
  ),
);

/** Relative luminance (WCAG 2) of an OKLCH color; colors outside of sRGB are clipped, as on a screen. */
function luminance([lightness, chroma, hue]: Color): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, mode: 'light' | 'dark'): number {
  const [a, b] = [one, other].map((name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`tokens.css has no colour --${name} with a light and a dark value.`);
    return luminance(token[mode]) + 0.05;
  }) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

const pages = ['paper', 'paper-raised', 'paper-sunken', 'code-ground'];
const states = ['note', 'success', 'warning', 'danger'];
const text: [string, string][] = [
  ...pages.flatMap((page) =>
    ['ink', 'ink-soft', 'accent', 'accent-strong', ...states].map((name): [string, string] => [name, page]),
  ),
  ...['ink', 'ink-soft', 'accent', 'accent-strong'].map((name): [string, string] => [name, 'accent-tint']),
  ...states.flatMap((state): [string, string][] => [
    [state, `${state}-tint`],
    ['ink', `${state}-tint`],
    ['ink-soft', `${state}-tint`],
    ['accent', `${state}-tint`],
  ]),
  ...['code-comment', 'code-keyword', 'code-number', 'success', 'note'].flatMap((name) =>
    ['code-ground', 'paper-sunken', 'paper', 'accent-tint', 'success-tint', 'danger-tint'].map(
      (page): [string, string] => [name, page],
    ),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
];
const shapes: [string, string][] = [
  ...pages.map((page): [string, string] => ['accent-line', page]),
  ['accent-line', 'accent-tint'],
  ...['guide-0', 'guide-1', 'guide-2', 'guide-3'].map((guide): [string, string] => [guide, 'paper']),
];

test('in the dark every layer is lighter than the one below it, except the ground of code', () => {
  const lightness = ['code-ground', 'paper', 'paper-sunken', 'paper-raised'].map(
    (name) => tokens.get(name)?.dark[0] ?? 0,
  );
  expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
  expect(new Set(lightness).size).toBe(4);
});

test('black on white is 21 to 1', () => {
  expect((luminance([1, 0, 0]) + 0.05) / (luminance([0, 0, 0]) + 0.05)).toBeCloseTo(21, 1);
});

for (const mode of ['light', 'dark'] as const) {
  test.each(text)(`${mode}: text in %s on %s has a contrast of 4.5`, (one, other) => {
    expect(contrast(one, other, mode)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)(`${mode}: %s on %s has a contrast of 3`, (one, other) => {
    expect(contrast(one, other, mode)).toBeGreaterThanOrEqual(3);
  });
}
