import type { Page } from '@playwright/test';
import type { ScreenDefinition } from './screen.ts';

/** Fills the text fields of the form, in their order. */
export const fillForm =
  (...values: string[]) =>
  async (page: Page): Promise<void> => {
    const fields = page.locator('main form input:is([type=text], [type=email], [type=url], :not([type]))');
    for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
  };

const form = { width: 1280, windowHeight: 1200, region: ['main form'], padding: 28 } as const;

/** Pictures of the forms that connect a channel to its provider. */
export const channelFormScreens: Readonly<Record<string, ScreenDefinition>> = {
  'email-channel-form': {
    ...form,
    route: 'settings/inboxes/new/email',
    before: async (page) => {
      await page.getByText('Other Providers').first().click();
      await fillForm('Support', 'support@example.com')(page);
    },
    alt: 'Form of an email channel, with a name and an email address',
    marks: [['main form >> text="Email"', 'The address that customers write to']],
  },
  'telegram-channel-form': {
    ...form,
    route: 'settings/inboxes/new/telegram',
    before: fillForm('123456789:AAExample'),
    alt: 'Form of a Telegram channel, with a field for the bot token',
    marks: [['main form >> text="Bot Token"', 'The only value: BotFather gives it to you']],
  },
  'line-channel-form': {
    ...form,
    route: 'settings/inboxes/new/line',
    before: fillForm('Example Shop', '1650000001', '0a1b2c3d4e5f60718293', 'zExampleExample='),
    alt: 'Form of a LINE channel, with a name, an ID, a secret and a token',
    marks: [
      ['main form >> text="LINE Channel ID"', 'From the tab Basic settings'],
      ['main form >> text="LINE Channel Token"', 'From the tab Messaging API'],
    ],
  },
  'sms-channel-form': {
    ...form,
    route: 'settings/inboxes/new/sms',
    before: fillForm('Texts', '+4915550003333', 'AC0a1b2c3d4e5f6071', '9f8e7d6c5b4a392817'),
    alt: 'Form of an SMS channel, with Twilio as provider, number, account SID, token and two checkboxes',
    marks: [
      ['main form >> text="Phone Number"', 'Where the SID of a messaging service can stand instead'],
      ['main form >> text="Auth Token"', 'The token of the account, not an API key'],
    ],
  },
  'channels-list': {
    route: 'settings/inboxes/list',
    region: ['main'],
    height: 420,
    alt: 'List of three channels, with two buttons in each row and the button Add Channel above',
    marks: [
      ['main >> text=/^order chat$/i >> xpath=following::button[1]', 'Opens the settings of the channel'],
      ['main button:has-text("Add Channel")', 'Shows the types of channel'],
    ],
  },
};
