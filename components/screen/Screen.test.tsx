import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import screensJson from './screens.json' with { type: 'json' };
import { screensSchema } from './screens.schema.ts';
import { renderHtml } from '../../tests/unit/fake-page-context.tsx';
import { Screen } from './Screen.tsx';

const screens = screensSchema.parse(screensJson);
const files = Object.keys(screens).flatMap((name) =>
  ['light', 'dark'].flatMap((mode) =>
    ['', '@2x', '.phone', '.phone@2x'].map((kind) => `public/screens/${name}.${mode}${kind}.webp`),
  ),
);

describe.each(Object.entries(screens))('%s', (name, { alt, marks, wide, phone }) => {
  const html = renderHtml(Screen, { of: name });

  it('has a picture for each mode and density, loaded late and with its size, and others for phones', () => {
    for (const mode of ['light', 'dark']) {
      const file = `/screens/${name}.${mode}`;
      expect(html).toContain(`src="${file}.webp" srcSet="${file}@2x.webp 2x" width="${wide.width}"`);
      expect(html).toContain(`srcSet="${file}.phone.webp, ${file}.phone@2x.webp 2x" width="${phone.width}"`);
    }
    expect(html.match(/<img /g)).toHaveLength(4);
    expect(html.match(/<img [^>]* loading="lazy"/g)).toHaveLength(4);
    expect(html.split(` alt="${alt.replaceAll('"', '&quot;')}"`)).toHaveLength(5);
    expect(html).not.toContain('style=');
  });

  it('is enlarged without script, with its letters', () => {
    const [, opener = '', dialog = ''] = /popoverTarget="([^"]+)".*?(<dialog .*<\/dialog>)/.exec(html) ?? [];
    expect(dialog).toContain(`id="${opener}" popover="auto"`);
    expect(dialog).toContain(`popoverTarget="${opener}"`);
    expect(dialog).toContain(`src="/screens/${name}.light@2x.webp" width="${2 * wide.width}"`);
  });

  it('explains each mark in a list, with a letter outside of the picture', () => {
    expect(html.split('<li>')).toHaveLength(2 * marks.length + 1);
    expect(html.split('<circle')).toHaveLength(3 * marks.length + 1);
    for (const { leaders } of [wide, phone]) {
      expect(leaders).toHaveLength(marks.length);
      for (const [start = []] of leaders) expect(start.some((percent) => percent === 0 || percent === 100)).toBe(true);
    }
  });

  it('can be read on a phone of 390 pixels', () => {
    expect(phone.letters * Math.min(1, 318 / phone.width)).toBeGreaterThanOrEqual(11);
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
