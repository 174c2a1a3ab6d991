import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import loopsJson from './loops.json' with { type: 'json' };
import { Loop } from './Loop.tsx';
import { loopsSchema } from './loops.schema.ts';
import { translate } from '../../engine/model/locale.ts';
import { fakePageContext, renderHtml } from '../../tests/unit/fake-page-context.tsx';

const loops = loopsSchema.parse(loopsJson);
const files = Object.keys(loops).flatMap((name) =>
  ['light', 'dark'].flatMap((mode) => [`${name}.${mode}.still.webp`, `${name}.${mode}.webp`]),
);

describe.each(Object.entries(loops))('%s', (name, { width, steps }) => {
  const html = renderHtml(Loop, { of: name });

  it('is closed at first, loads when it is opened, and stands still for whoever wants less motion', () => {
    expect(html).toMatch(/^<details class="accordion loop" id="[^"]*"><summary>/);
    for (const mode of ['light', 'dark']) {
      expect(html).toContain(`<img class="loop-still" src="/loops/${name}.${mode}.still.webp"`);
      expect(html).toContain(`href="/loops/${name}.${mode}.webp"`);
    }
    expect(html.match(new RegExp(`width="${width}"[^>]* loading="lazy"`, 'g'))).toHaveLength(4);
  });

  it('says in a list what happens', () => {
    expect(html.split('<li>')).toHaveLength(steps.length + 1);
  });
});

it('says its steps in the language of the page', () => {
  const german = fakePageContext({
    translate: (value) => translate(value, { 'Choose until when.': 'Wählen Sie, bis wann.' }),
  });
  const html = renderHtml(Loop, { of: 'snooze-a-conversation' }, undefined, german);
  expect(html).toContain('<li>Wählen Sie, bis wann.</li>');
});

test.each(files)('%s is at most 300 kB', (file) => {
  expect(statSync(`public/loops/${file}`).size).toBeLessThanOrEqual(300_000);
});

test('there is no moving picture that nothing shows', () => {
  expect(readdirSync('public/loops').toSorted()).toEqual(files.toSorted());
});
