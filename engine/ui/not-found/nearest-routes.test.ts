import { expect, test } from 'vitest';
import { nearestRoutes, type RouteList } from './nearest-routes.ts';

const routes: RouteList = [
  ['/', 'Home'],
  ['/product/channels/line/', 'LINE'],
  ['/product/channels/telegram/', 'Telegram'],
  ['/product/channels/sms/twilio/', 'Twilio SMS'],
  ['/product/channels/whatsapp/twilio/', 'Twilio WhatsApp'],
  ['/user-guide/features/keyboard-shortcuts/', 'Keyboard shortcuts'],
];
const titles = (path: string) => nearestRoutes(path, routes).map(([, title]) => title);

test('a typing mistake finds its page', () => {
  expect(titles('/product/channels/telegramm/')[0]).toBe('Telegram');
});

test('a page that moved is found by its name', () => {
  expect(titles('/docs/old/keyboard-shortcuts')[0]).toBe('Keyboard shortcuts');
  expect(titles('/shortcuts/')[0]).toBe('Keyboard shortcuts');
});

test('the other segments distinguish pages of the same name', () => {
  expect(titles('/channels/whatsapp/twilio')).toEqual(['Twilio WhatsApp', 'Twilio SMS']);
});

test('of a folder, the page with its name is the first guess, in spite of typing mistakes', () => {
  const whatsapp: RouteList = [
    ['/product/flows/share/whatsapp/', 'Share on WhatsApp'],
    ['/product/channels/self-hosted/whatsapp/', 'WhatsApp on your server'],
    ['/product/channels/twilio-whatsapp-sms/', 'Twilio'],
    ['/product/channels/whatsapp/whatsapp-cloud/', 'WhatsApp Cloud API'],
    ['/product/channels/whatsapp/errors/', 'Errors'],
  ];
  expect(nearestRoutes('/product/chanels/whatsap/', whatsapp)[0]?.[1]).toBe('WhatsApp Cloud API');
});

test('case is ignored', () => {
  expect(titles('/Product/Channels/LINE')[0]).toBe('LINE');
});

test('finds nothing when nothing is similar, and for the root', () => {
  expect(titles('/zzzzzz/')).toEqual([]);
  expect(titles('/')).toEqual([]);
});

test('operations of an API are found by the words of their names', () => {
  const operations: RouteList = [
    ['/api-reference/contacts/contact-create/', 'Create a contact'],
    ['/api-reference/contacts/contact-merge/', 'Merge two contacts'],
    ['/api-reference/messages/create-a-new-message-in-a-conversation/', 'Send a message'],
  ];
  expect(nearestRoutes('/api-reference/contact-create/', operations)[0]?.[1]).toBe('Create a contact');
  expect(nearestRoutes('/api-reference/contacts/contacts-merge/', operations)[0]?.[1]).toBe('Merge two contacts');
});

test('returns at most the given number of pages', () => {
  expect(nearestRoutes('/product/channels/twilio/', routes, 1)).toHaveLength(1);
});
