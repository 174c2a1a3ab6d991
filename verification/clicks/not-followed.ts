import type { PageSection } from './sections.ts';

const provider = 'Happens at a provider, or needs an account there.';
const site = 'Happens in the code of the reader’s site or on their server.';
const unfinished = 'Not followed to the end yet; its labels are texts of the platform.';
const phone = 'Needs a telephone, or an app on it.';

/** Why numbered steps aren't followed in the running platform, by the beginning of page and anchor. The longest one counts. */
const reasons: Readonly<Record<string, string>> = {
  'user-guide/setup-your-account/create-an-account#sign-up': unfinished,
  'user-guide/features/segments#campaign': unfinished,
  'user-guide/conversation-workflow/bulk#select-and-change': unfinished,
  'product/features/campaigns/one-off#choose-the-audience': unfinished,
  'product/ai-assistant/knowledge-based/write-with-ai#copilot': unfinished,
  'product/ai-assistant/knowledge-based/improve-answers#list-the-conversations-it-handed-off': unfinished,
  'product/ai-assistant/knowledge-based/how-to-train#create-the-assistant': unfinished,
  '_snippets/channels-twilio-studio': provider,
  '_snippets/features-mobile-sign-in': phone,
  'contributing-guide/': 'Happens in a terminal, in an editor or at a provider.',
  'product/ai-assistant/rule-based/': 'The flow builder is another program, which isn’t part of release 4.15.1.',
  'product/channels/api/': site,
  'product/channels/call-channel': 'Not part of release 4.15.1.',
  'product/channels/yo-phone': 'Not part of release 4.15.1.',
  'product/channels/email/': provider,
  'product/channels/instagram': provider,
  'product/channels/line': provider,
  'product/channels/live-chat/': site,
  'product/channels/self-hosted/': 'Happens in the console of the server, and at a provider.',
  'product/channels/voice#send-a-test-message': phone,
  'product/channels/sms/': provider,
  'product/channels/telegram': provider,
  'product/channels/twitter': 'A channel of this kind can’t be added any more.',
  'product/channels/whatsapp/': provider,
  'product/features/dyte': provider,
  'product/features/google-translate': provider,
  'product/features/webhooks/': site,
  'user-guide/contacts/import#rows-that-were-refused': 'Happens in a spreadsheet.',
  'user-guide/features/single-sign-on#in-the-identity-provider': provider,
  'user-guide/integrations/': provider,
  'user-guide/setting-up-%slug%-metaverse': site,
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
