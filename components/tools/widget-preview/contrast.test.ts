import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { channels } from '../../../data/index.ts';
import {
  black,
  contrastRatio,
  defaultColor,
  judgeColor,
  parseHex,
  ratioText,
  startColor,
  textColorOn,
  textMinimum,
  iconMinimum,
  toHexColor,
  white,
  type Rgb,
} from './contrast.ts';

const rgb = (hex: string): Rgb => parseHex(hex) as Rgb;

it('reads and writes hex', () => {
  expect(parseHex('#1f93ff')).toEqual([31, 147, 255]);
  expect(parseHex(' #1F93FF ')).toEqual([31, 147, 255]);
  for (const text of ['1f93ff', '#fff', '#1f93fg', '', 'red']) expect(parseHex(text)).toBeUndefined();
  expect(toHexColor([0, 10, 255])).toBe('#000aff');
});

it.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#1f93ff', '#ffffff', 3.15],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('contrast of %s and %s is %d', (first, second, ratio) => {
  expect(contrastRatio(rgb(first), rgb(second))).toBeCloseTo(ratio, 1);
  expect(contrastRatio(rgb(second), rgb(first))).toBe(contrastRatio(rgb(first), rgb(second)));
});

it('chooses the text color as the widget does', () => {
  expect(textColorOn(rgb('#1f93ff'))).toBe(white);
  expect(textColorOn(rgb('#ffeb3b'))).toBe(black);
  expect(textColorOn([186, 186, 186])).toBe(white);
  expect(textColorOn([187, 187, 187])).toBe(black);
});

it('warns of white text on a middling color and of a white icon on a light one', () => {
  expect(judgeColor(rgb('#1f93ff'))).toMatchObject({ text: 'white', passes: false });
  expect(judgeColor(rgb('#ffeb3b'))).toMatchObject({ text: 'black', passes: false });
  expect(judgeColor(rgb('#0b5cad'))).toMatchObject({ text: 'white', passes: true, readable: '#0b5cad' });
});

it('offers a color that passes, for every color', () => {
  for (let red = 0; red < 256; red += 51)
    for (let green = 0; green < 256; green += 51)
      for (let blue = 0; blue < 256; blue += 51) {
        const offered = judgeColor(rgb(judgeColor([red, green, blue]).readable));
        expect(offered.passes, toHexColor([red, green, blue])).toBe(true);
        expect(offered.textRatio).toBeGreaterThanOrEqual(textMinimum);
        expect(offered.iconRatio).toBeGreaterThanOrEqual(iconMinimum);
      }
});

it('never rounds a ratio up', () => {
  expect([ratioText(4.499), ratioText(4.5), ratioText(21)]).toEqual(['4.4:1', '4.5:1', '21.0:1']);
});

it('starts with a readable step of the color that new channels have', () => {
  const fields = JSON.stringify(channels).match(/\{"name":"widget_color"[^}]*\}/)?.[0] ?? '{}';
  expect((JSON.parse(fields) as { default?: string }).default?.toLowerCase()).toBe(defaultColor);
  expect(judgeColor(rgb(defaultColor)).readable).toBe(startColor);
  expect(readFileSync(new URL('widget-preview.css', import.meta.url), 'utf8')).toContain(
    `var(--widget-color, ${startColor})`,
  );
});
