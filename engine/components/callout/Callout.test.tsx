import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { calloutOf } from './Callout.tsx';
import { calloutNames, calloutVariants } from './variants.ts';

const words = (html: string): string => html.replace(/<svg.*?<\/svg>/g, '');

it.each(calloutNames)('<%s> is a note with a name and an icon that says nothing', (name) => {
  const html = renderHtml(calloutOf(name), {}, <p>Words.</p>);
  const { heading } = calloutVariants[name];
  expect(words(html)).toBe(
    `<aside class="callout ${name.toLowerCase()} flow" role="note"><p class="callout-title"><b>${heading}</b></p><p>Words.</p></aside>`,
  );
  expect(html).toContain('aria-hidden="true"');
});

it.each(calloutNames.filter((name) => name !== 'Note'))('<%s> has colors of its own', (name) => {
  const styles = readFileSync(join(import.meta.dirname, 'callout.css'), 'utf8');
  expect(styles).toMatch(new RegExp(`&\\.${name.toLowerCase()} \\{[^}]*--tone:[^}]*--tint:`));
});

it('takes a title of one line of Markdown', () => {
  expect(words(renderHtml(calloutOf('Tip'), { title: 'Use `setUser`' }, 'Words.'))).toContain(
    '<b>Use <code>setUser</code></b>',
  );
});

it('rejects unknown props', () => {
  expect(() => renderHtml(calloutOf('Note'), { heading: 'No' })).toThrow(/heading/);
});
