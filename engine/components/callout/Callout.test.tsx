import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Note, Tip, Warning } from './Callout.tsx';

const words = (html: string): string => html.replace(/<svg.*?<\/svg>/g, '');

it.each([
  [Note, 'note', 'Note'],
  [Tip, 'tip', 'Tip'],
  [Warning, 'warning', 'Warning'],
] as const)('is a note with a name and an icon that says nothing', (component, tone, name) => {
  const html = renderHtml(component, {}, <p>Words.</p>);
  expect(words(html)).toBe(
    `<aside class="callout ${tone} flow" role="note"><p class="callout-title"><b>${name}</b></p><p>Words.</p></aside>`,
  );
  expect(html).toContain('aria-hidden="true"');
});

it('takes a title of one line of Markdown', () => {
  expect(words(renderHtml(Tip, { title: 'Use `setUser`' }, 'Words.'))).toContain('<b>Use <code>setUser</code></b>');
});

it('rejects unknown props', () => {
  expect(() => renderHtml(Note, { heading: 'No' })).toThrow(/heading/);
});
