import { expect, it } from 'vitest';
import { renderHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import { Steps } from './Steps.tsx';

const list = (
  <ol key="list">
    <li>Open.</li>
  </ol>
);

it('wraps one ordered list, ignoring blank lines around it', () => {
  const context = fakePageContext();
  expect(renderHtml(Steps, {}, ['\n', list], context)).toBe('<div class="steps">\n<ol><li>Open.</li></ol></div>');
  expect(context.reports).toEqual([]);
});

it.each([
  ['a paragraph', <p key="p">No list.</p>, 'something else'],
  ['a list with dashes', <ul key="u" />, 'something else'],
  ['two lists', [<ol key="1" />, <ol key="2" />], '2 blocks'],
  ['nothing', undefined, '0 blocks'],
])('reports %s', (_, children, found) => {
  const context = fakePageContext();
  renderHtml(Steps, {}, children, context);
  expect(context.reports.map(({ message }) => message)).toEqual([
    `<Steps> contains one ordered list and nothing else; this one has ${found}.`,
  ]);
});
