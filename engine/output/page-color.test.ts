import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { pageColor } from './page-color.ts';

test('browsers paint the color of the page around it', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const [, light, dark] = /--paper: light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(tokens) ?? [];
  for (const [color, expected] of [
    [light, pageColor.light],
    [dark, pageColor.dark],
  ]) {
    // Browsers of 2019 get the nearest color of sRGB.
    const code = Buffer.from(`a { color: ${color} }`);
    expect(String(transform({ filename: 'a.css', code, targets: { chrome: 80 << 16 } }).code)).toContain(expected);
  }
});
