import type { ScreenDefinition } from './screen.ts';

const form = { width: 1280, windowHeight: 1200, region: ['main form'], padding: 28 } as const;

/** Pictures of the forms that connect a channel to its provider. */
export const channelFormScreens: Readonly<Record<string, ScreenDefinition>> = {
  'email-channel-form': {
    ...form,
    route: 'settings/inboxes/new/email',
    before: (page) => page.getByText('Other Providers').first().click(),
    alt: 'Form of an email channel, with a name and an email address',
    marks: [['main form >> text="Email"', 'The address that customers write to']],
  },
  'telegram-channel-form': {
    ...form,
    route: 'settings/inboxes/new/telegram',
    alt: 'Form of a Telegram channel, with a field for the bot token',
    marks: [['main form >> text="Bot Token"', 'The only value: BotFather gives it to you']],
  },
  'line-channel-form': {
    ...form,
    route: 'settings/inboxes/new/line',
    alt: 'Form of a LINE channel, with a name, an ID, a secret and a token',
    marks: [
      ['main form >> text="LINE Channel ID"', 'From the tab Basic settings'],
      ['main form >> text="LINE Channel Token"', 'From the tab Messaging API'],
    ],
  },
  'sms-channel-form': {
    ...form,
    route: 'settings/inboxes/new/sms',
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
