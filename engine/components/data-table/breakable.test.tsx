import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { breakable } from './breakable.tsx';

const html = (code: string): string =>
  renderToStaticMarkup(<>{breakable(['as ', <code key="c">{code}</code>, ' is'])}</>);

it.each([
  ['expanded_bubble', 'expanded_<wbr/>bubble'],
  ['showUnreadMessages', 'show<wbr/>Unread<wbr/>Messages'],
  ['app.example.com/widget', 'app.<wbr/>example.<wbr/>com/<wbr/>widget'],
  ['short_name', 'short_name'],
  ['/inboxes/{inbox_id}', '/inboxes/<wbr/>{inbox_<wbr/>id}'],
  ['two words of text', 'two words of text'],
])('%s', (code, expected) => expect(html(code)).toBe(`as <code>${expected}</code> is`));

it('does not break code below the given length', () => {
  expect(renderToStaticMarkup(<>{breakable([<code key="c">conversation_created</code>], 28)}</>)).toBe(
    '<code>conversation_created</code>',
  );
});
