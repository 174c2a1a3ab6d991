import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const sheets = ['engine', 'components'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // Drawn screens show an app, in any language of the docs.
    .filter((file) => file.endsWith('.css') && !file.startsWith('screens/'))
    .map((file) => `${folder}/${file}`),
);

/** What is the same in every language: corners of bubbles and chevrons, and gradients over code, which is written from left to right. */
const physical = /^(border-radius|border-width|background-position)$/;
const sided = /^(left|right|(margin|padding|border)-(left|right)(-.*)?)$/;

/** The values of a shorthand: spaces inside of parentheses separate none. */
function partsOf(value: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of value.trim().replace(/\s+/g, ' ')) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ' ' && !depth) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

test('every style is mirrored in a language that is written from right to left', () => {
  const found = sheets.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/(?<=[{;\s])([a-z-]+):\s*([^;{}]+);/g),
    ]
      .filter(([, property = '', value = '']) => {
        if (physical.test(property)) return false;
        if (sided.test(property) || /^(left|right)$/.test(value)) return true;
        const [, right, , left] = partsOf(value);
        return /^(inset|margin|padding)$/.test(property) && left !== undefined && right !== left;
      })
      .map(([declaration]) => `${file}: ${declaration}`),
  );
  expect(found, 'Use inset-inline, margin-inline, padding-inline, text-align: start.').toEqual([]);
});
