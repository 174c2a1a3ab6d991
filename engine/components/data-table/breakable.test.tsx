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
  ["window.chat.setColorScheme('auto')", 'window.<wbr/>chat.<wbr/>setColorScheme(&#x27;auto&#x27;)'],
  ['/inboxes/{inbox_id}', '/inboxes/<wbr/>{inbox_<wbr/>id}'],
  ['two words of text', 'two words of text'],
])('%s', (code, expected) => expect(html(code)).toBe(`as <code>${expected}</code> is`));

it('breaks an address that is a text of its own or a link, and no other text', () => {
  const link = <a href="mailto:mara@example.com">mara@example.com</a>;
  expect(renderToStaticMarkup(<>{breakable([link, 'mara@example.com', 'OpenDocument'])}</>)).toBe(
    '<a href="mailto:mara@example.com">mara@<wbr/>example.<wbr/>com</a>mara@<wbr/>example.<wbr/>comOpenDocument',
  );
});

it('does not break code below the given length', () => {
  expect(renderToStaticMarkup(<>{breakable([<code key="c">conversation_created</code>], 28)}</>)).toBe(
    '<code>conversation_created</code>',
  );
});
