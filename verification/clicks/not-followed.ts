import type { PageSection } from './sections.ts';

/** Every reason why nobody can follow numbered steps in the running platform. */
const why = {
  thirdParty: 'Happens at a third party, or needs an account there.',
  server: 'Happens in a terminal on the server or on a developer’s machine.',
  ownCode: 'Happens in the code of the reader’s site or on their server.',
  otherProgram: 'Happens in the system that the reader leaves.',
  phone: 'Needs a telephone, or an app on it.',
  otherRelease: 'Not part of release 4.15.1, or no longer.',
} as const;

/** The reason of lists, by the beginning of page and anchor. The longest one counts. */
const reasons: Readonly<Record<string, keyof typeof why>> = {
  '_snippets/channels-twilio-studio': 'thirdParty',
  '_snippets/features-mobile-sign-in': 'phone',
  'contributing-guide/': 'server',
  'contributing-guide/translation-guidelines': 'thirdParty',
  'contributing-guide/mobile-app/setup-guide#check-that-it-works': 'phone',
  'product/ai-assistant/rule-based/blocks/integrations/ga#find-the-measurement-id': 'thirdParty',
  'product/channels/call-channel': 'otherRelease',
  'product/channels/yo-phone': 'otherRelease',
  'product/channels/email/': 'thirdParty',
  'product/channels/instagram': 'thirdParty',
  'product/channels/line': 'thirdParty',
  'product/channels/live-chat/': 'ownCode',
  'product/channels/sms/': 'thirdParty',
  'product/channels/telegram': 'thirdParty',
  'product/channels/twitter': 'otherRelease',
  'product/channels/whatsapp/': 'thirdParty',
  'product/features/google-translate': 'thirdParty',
  'user-guide/features/single-sign-on#in-the-identity-provider': 'thirdParty',
  'user-guide/switch/': 'otherProgram',
};

/** The reason with its key, so that a test can tell which keys are used. Undefined if there is none. */
export function whyNotFollowed({
  path,
  anchor,
}: Pick<PageSection, 'path' | 'anchor'>): [key: string, why: string] | undefined {
  const name = `${path}#${anchor}`;
  const [key, reason] =
    Object.entries(reasons)
      .filter(([beginning]) => name.startsWith(beginning))
      .toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
  return key === undefined || reason === undefined ? undefined : [key, why[reason]];
}

/** The keys of all reasons. */
export const reasonKeys = Object.keys(reasons);
