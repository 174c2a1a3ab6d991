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

  it('has a picture for each mode and density, loaded late and with its size', () => {
    for (const mode of ['light', 'dark'])
      expect(html).toContain(
        `src="/screens/${name}.${mode}.webp" srcSet="/screens/${name}.${mode}@2x.webp 2x" width="${width}"`,
      );
    expect(html.match(/<img /g)).toHaveLength(4);
    expect(html.match(/<img [^>]* loading="lazy"/g)).toHaveLength(4);
    expect(html.split(` alt="${alt.replaceAll('"', '&quot;')}"`)).toHaveLength(5);
    expect(html).not.toContain('style=');
  });

  it('is enlarged without script, with its numbers', () => {
    const [, opener = '', dialog = ''] = /popoverTarget="([^"]+)".*?(<dialog .*<\/dialog>)/.exec(html) ?? [];
    expect(dialog).toContain(`id="${opener}" popover="auto"`);
    expect(dialog).toContain(`popoverTarget="${opener}"`);
    expect(dialog).toContain(`src="/screens/${name}.light@2x.webp" width="${2 * width}"`);
  });

  it('explains each mark in a list', () => {
    expect(html.split('<li>')).toHaveLength(2 * marks.length + 1);
    expect(html.split('<circle')).toHaveLength(2 * marks.length + 1);
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
