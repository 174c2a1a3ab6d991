import type { Page } from '@playwright/test';
import { fillForm } from './channel-form-screens.ts';
import type { ScreenDefinition } from './screen.ts';

const settingsOfChannel = (id: number, tab: string): string => `settings/inboxes/${id}/${tab}`;

/** On a phone, the tabs of a channel make its settings wider than the window: here they scroll, as they do in a wider one. */
const narrow =
  (text = '', isOn = false) =>
  async (page: Page): Promise<void> => {
    await page.addStyleTag({
      content: '@media (width < 640px) { main :is(section, div:has(> ul)) { max-width: 100vw } }',
    });
    if (isOn) await page.getByRole('switch').first().click();
    if (text) await page.getByText(text).first().scrollIntoViewIfNeeded();
  };

const turnOn =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('switch').first().click();
    await page.locator('main .ProseMirror').first().fill(text);
  };
const openHours = turnOn('We are back on Monday at 9.');

const chooseBot = (page: Page): Promise<unknown> => page.locator('main select').selectOption({ label: 'Order bot' });

/** Pictures of the forms that add a channel, and of a channel's tabs. */
export const channelScreens: Readonly<Record<string, ScreenDefinition>> = {
  'choose-channel': {
    route: 'settings/inboxes/new',
    width: 1280,
    region: ['main >> text="Website" >> xpath=ancestor::div[3]'],
    padding: 8,
    windowHeight: 1200,
    height: 660,
    alt: 'Tiles of the types of channel',
    phone: { height: 470 },
  },
  'website-channel-form': {
    route: 'settings/inboxes/new/website',
    before: async (page) => {
      await fillForm('Example Shop', 'shop.example.com')(page);
      await page.getByPlaceholder('Hi there !').fill('Hello!');
      await page.locator('main form .ProseMirror').fill('We usually reply in a few minutes.');
    },
    width: 1280,
    windowHeight: 1200,
    region: ['main form'],
    padding: 28,
    alt: 'Form of a website channel, with name, domain, color, greeting and reply time',
    marks: [
      ['main form >> text="Website Name"', 'What agents and visitors see'],
      ['main form >> text="Website Domain"', 'Only tells your team where the chat is'],
      ['main form >> text="Widget Color"', 'The color of bubble and header'],
    ],
  },
  'api-channel-form': {
    route: 'settings/inboxes/new/api',
    before: fillForm('Orders', 'https://example.com/orders'),
    width: 1280,
    region: ['main form'],
    padding: 28,
    alt: 'Form of an API channel, with a name and a webhook URL',
    marks: [['main form >> text="Webhook URL"', 'Where your server gets the events; you can add it later']],
  },
  'channel-configuration': {
    route: settingsOfChannel(4, 'configuration'),
    before: (page) => page.getByText('Require identity validation').first().scrollIntoViewIfNeeded(),
    region: [
      'main >> text="Identity Validation"',
      'main >> text=/^Require identity validation/',
      'main >> text=/identity validation/i >> nth=1',
    ],
    padding: 24,
    height: 780,
    alt: 'Configuration tab of a website channel, with allowed domains and identity validation',
    marks: [
      ['main >> text="Secret Key"', 'The key of this channel'],
      ['main >> text=/^Require identity validation/', 'Refuses people without a hash'],
    ],
    phone: { before: narrow('Secret Key'), windowHeight: 1600, padding: 44 },
  },
  'email-configuration': {
    route: settingsOfChannel(5, 'configuration'),
    region: ['main'],
    height: 620,
    alt: 'Configuration tab of an email channel, with the forwarding address, IMAP and SMTP',
    marks: [
      ['main >> text="Forward to Email"', 'The address that your mailbox forwards to'],
      ['main >> text="Enable IMAP configuration for this channel"', 'Reads the mailbox instead'],
    ],
    phone: { before: narrow() },
  },
  'business-hours': {
    route: settingsOfChannel(4, 'business-hours'),
    windowHeight: 1300,
    before: openHours,
    region: ['main'],
    height: 900,
    alt: 'Tab with the business hours of a channel: a switch, a message, a time zone and seven days',
    marks: [
      ['main .ProseMirror', 'What contacts read while you are closed'],
      ['main >> text="Select timezone"', 'The time zone of the hours below'],
      ['main [role=switch]', 'Turns the hours on'],
    ],
    phone: {
      before: async (page) => {
        await narrow()(page);
        await openHours(page);
      },
      windowHeight: 1100,
      height: 720,
    },
  },
  csat: {
    route: settingsOfChannel(4, 'csat'),
    before: turnOn('How did we do?'),
    region: ['main'],
    height: 800,
    alt: 'Tab with the survey of a channel: a switch, the scale, the message and the rule',
    marks: [
      ['main [role=switch]', 'Turns the survey on'],
      ['main >> text="Survey rule"', 'Which conversations get the survey'],
    ],
    phone: {
      before: async (page) => {
        await narrow()(page);
        await turnOn('How did we do?')(page);
      },
      windowHeight: 1100,
      height: 900,
    },
  },
  'pre-chat-form': {
    route: settingsOfChannel(4, 'pre-chat-form'),
    windowHeight: 1100,
    before: async (page) => {
      await turnOn('How can we reach you?')(page);
      for (const field of [1, 2]) await page.getByRole('switch').nth(field).click();
    },
    region: ['main'],
    height: 790,
    alt: 'Tab with the form before the chat: a switch, a message and a row for each field',
    marks: [['main [role=switch]', 'Turns the form on']],
    phone: { before: narrow('', true), windowHeight: 1100, height: 540 },
  },
  'channel-collaborators': {
    route: settingsOfChannel(4, 'collaborators'),
    windowHeight: 1100,
    region: ['main'],
    height: 760,
    alt: 'Tab with the agents of a channel and its automatic assignment',
    marks: [
      ['main >> text="Agents"', 'The people who see the conversations of the channel'],
      ['main [role=switch]', 'Assigns new conversations to them in turn'],
    ],
    phone: { before: narrow(), height: 640 },
  },
  'bot-configuration': {
    route: settingsOfChannel(4, 'bot-configuration'),
    before: chooseBot,
    region: ['main'],
    height: 480,
    alt: 'Tab Bot Configuration of a channel, with the chosen bot and two buttons',
    marks: [['main select', 'Answers new conversations of the channel']],
    phone: {
      before: async (page) => {
        await narrow()(page);
        await chooseBot(page);
      },
    },
  },
};
