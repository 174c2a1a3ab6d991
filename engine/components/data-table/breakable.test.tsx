import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { breakable } from './breakable.tsx';

const html = (code: string): string =>
  renderToStaticMarkup(<>{breakable(['as ', <code key="c">{code}</code>, ' is'])}</>);

it.each([
  ['expanded_bubble_of_the_widget', 'expanded_<wbr/>bubble_<wbr/>of_<wbr/>the_<wbr/>widget'],
  ['showUnreadMessagesOfEveryone', 'show<wbr/>Unread<wbr/>Messages<wbr/>Of<wbr/>Everyone'],
  ['app.example.com/widget/start.js', 'app.<wbr/>example.<wbr/>com/<wbr/>widget/<wbr/>start.<wbr/>js'],
  ['additional_attributes', 'additional_attributes'],
  ["window.chat.setColorScheme('auto')", 'window.<wbr/>chat.<wbr/>setColorScheme(<wbr/>&#x27;auto&#x27;)'],
  ['/inboxes/{inbox_id}/contacts', '/inboxes/<wbr/>{inbox_<wbr/>id}/<wbr/>contacts'],
  ['cannot find the module that is named', 'cannot find the module that is named<wbr/>'],
  ['two words of text', 'two words of text'],
])('%s', (code, expected) => expect(html(code)).toBe(`as <code>${expected}</code> is`));

it('breaks an address that is a text of its own or a link, and no other text', () => {
  const link = <a href="mailto:mara.reed@support.example.com">mara.reed@support.example.com</a>;
  expect(renderToStaticMarkup(<>{breakable([link, 'mara.reed@support.example.com', 'OpenDocument'])}</>)).toBe(
    '<a href="mailto:mara.reed@support.example.com">mara.<wbr/>reed@<wbr/>support.<wbr/>example.<wbr/>com</a>mara.<wbr/>reed@<wbr/>support.<wbr/>example.<wbr/>comOpenDocument',
  );
});

it('does not break code below the given length', () => {
  expect(renderToStaticMarkup(<>{breakable([<code key="c">conversation_created</code>], 28)}</>)).toBe(
    '<code>conversation_created</code>',
  );
});
