import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import screensJson from './screens.json' with { type: 'json' };
import { screensSchema } from './screens.schema.ts';
import { renderHtml } from '../../tests/unit/fake-page-context.tsx';
import { Screen } from './Screen.tsx';

const screens = screensSchema.parse(screensJson);
const files = Object.keys(screens).flatMap((name) =>
  ['light', 'light@2x', 'dark', 'dark@2x'].map((kind) => `public/screens/${name}.${kind}.webp`),
);

describe.each(Object.entries(screens))('%s', (name, { alt, width, marks }) => {
  const html = renderHtml(Screen, { of: name });

  it('has a picture for each mode, loaded late and with its size, which opens the large one', () => {
    for (const mode of ['light', 'dark']) {
      expect(html).toContain(`href="/screens/${name}.${mode}@2x.webp"`);
      expect(html).toContain(`src="/screens/${name}.${mode}.webp"`);
    }
    expect(html.match(new RegExp(`width="${width}"[^>]* loading="lazy"`, 'g'))).toHaveLength(2);
    expect(html.split(` alt="${alt.replaceAll('"', '&quot;')}"`)).toHaveLength(3);
    expect(html).not.toContain('style=');
  });

  it('explains each mark in a list', () => {
    expect(html.split('<li>')).toHaveLength(marks.length + 1);
    expect(html.split('<circle')).toHaveLength(marks.length + 1);
  });
});

test.each(files)('%s is at most 45 kB', (file) => {
  expect(statSync(file).size).toBeLessThanOrEqual(45_000);
});

test('there is no picture that nothing shows', () => {
  expect(
    readdirSync('public/screens')
      .map((name) => `public/screens/${name}`)
      .toSorted(),
  ).toEqual(files.toSorted());
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('an unknown name is refused', () => {
  expect(() => renderHtml(Screen, { of: 'nothing' })).toThrow(/is not a screen/);
});
