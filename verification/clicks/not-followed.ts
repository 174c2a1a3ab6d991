import type { PageSection } from './sections.ts';

const provider = 'Happens at a provider, or needs an account there.';
const site = 'Happens in the code of the reader’s site or on their server.';
const feature = 'Needs an account feature that is off by default.';
const phone = 'Needs a telephone, or an app on it.';

/** Why numbered steps aren't followed in the running platform, by the beginning of page and anchor. The longest one counts. */
const reasons: Readonly<Record<string, string>> = {
  '_snippets/channels-twilio-studio': provider,
  '_snippets/features-mobile-sign-in': phone,
  'contributing-guide/': 'Happens in a terminal, in an editor or at a provider.',
  'product/ai-assistant/knowledge-based/':
    'Needs the feature `captain_integration` and an account with a provider of language models.',
  'product/ai-assistant/rule-based/': 'The flow builder is another program, which isn’t part of release 4.15.1.',
  'product/channels/api/': site,
  'product/channels/call-channel': 'Not part of release 4.15.1.',
  'product/channels/yo-phone': 'Not part of release 4.15.1.',
  'product/channels/email/': provider,
  'product/channels/facebook': provider,
  'product/channels/instagram': provider,
  'product/channels/line': provider,
  'product/channels/live-chat/': site,
  'product/channels/manage#reconnect': provider,
  'product/channels/self-hosted/': 'Happens in the console of the server, and at a provider.',
  'product/channels/sms/': provider,
  'product/channels/telegram': provider,
  'product/channels/tiktok': provider,
  'product/channels/twitter': 'A channel of this kind can’t be added any more.',
  'product/channels/voice': feature,
  'product/channels/whatsapp/': provider,
  'product/features/campaigns/one-off': 'Needs an SMS or WhatsApp channel, and so an account with a provider.',
  'product/features/dyte': provider,
  'product/features/google-translate': provider,
  'product/features/webhooks/': site,
  'product/inbox/assignment-policies': feature,
  'product/others/help-center#create-the-portal': 'An account has its first portal once, and the recorded one has it.',
  'product/others/help-center/own-domain': 'Needs a domain of one’s own.',
  'user-guide/contacts/import#rows-that-were-refused': 'Happens in a spreadsheet.',
  'user-guide/conversation-workflow/bulk': 'Not followed yet: the toolbar has icons whose names only a mouse shows.',
  'user-guide/conversation-workflow/required-attributes': feature,
  'user-guide/features/segments#campaign': 'Not followed yet: it needs more contacts than the recorded account has.',
  'user-guide/features/single-sign-on': feature,
  'user-guide/integrations/': provider,
  'user-guide/setting-up-%slug%-metaverse': site,
  'user-guide/setup-your-account/configure-your-profile#turn-on-two-factor-authentication': phone,
  'user-guide/setup-your-account/create-an-account':
    'Not followed yet: it needs an email that is read, and an account of its own.',
  'user-guide/switch/': 'Happens in the system that the reader leaves.',
};

/** The reason with its key, so that a test can tell which keys are used. Undefined if there is none. */
export function whyNotFollowed({
  path,
  anchor,
}: Pick<PageSection, 'path' | 'anchor'>): [key: string, why: string] | undefined {
  const name = `${path}#${anchor}`;
  return Object.entries(reasons)
    .filter(([beginning]) => name.startsWith(beginning))
    .toSorted(([a], [b]) => b.length - a.length)[0];
}

/** The keys of all reasons. */
export const reasonKeys = Object.keys(reasons);
