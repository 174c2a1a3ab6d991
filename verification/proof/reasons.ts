import { isAboutFlows } from './record-labels.ts';
import type { Sentence } from './sentences.ts';

/** Why no recording shows what a sentence says, and where it is read instead. */
export type Reason = { readonly why: string; readonly source: string };

const why = {
  thirdParty: 'A screen or a limit of another company.',
  mobile: 'The mobile app is another program.',
  tool: 'A program on the reader’s machine.',
  docs: 'About these docs: their own tests show it.',
  otherRelease: 'Not part of release 4.15.1.',
  flowBuilder: 'The flow builder makes this text while it runs, or it is an example.',
  example: 'An example: its numbers are made up.',
  advice: 'Advice, not a fact about the platform.',
  standard: 'Set by a standard.',
  source: 'Read from the source of the release.',
} as const;

const platform = 'https://github.com/chatwoot/chatwoot/tree/v4.15.1';
const flowBuilder = 'https://github.com/baptisteArno/typebot.io/tree/830ba7139bc1';
const meta = 'https://developers.facebook.com/docs/';
const google = 'https://support.google.com/mail/';
const mobileApp = 'https://github.com/chatwoot/chatwoot-mobile-app';

/** By the beginning of a page's path; the first that fits counts. */
const reasons: readonly (readonly [beginning: string, reason: keyof typeof why, source: string])[] = [
  ['product/ai-assistant/rule-based/blocks/integrations/ga', 'thirdParty', 'https://support.google.com/analytics/'],
  ['product/ai-assistant/rule-based/blocks/integrations/make-com', 'thirdParty', 'https://help.make.com/'],
  ['product/ai-assistant/rule-based/blocks/integrations/zapier', 'thirdParty', 'https://help.zapier.com/'],
  ['product/ai-assistant/rule-based/blocks/integrations/pabbly', 'thirdParty', 'https://www.pabbly.com/connect/'],
  ['product/ai-assistant/rule-based/blocks/integrations/openai', 'thirdParty', 'https://platform.openai.com/docs'],
  ['product/ai-assistant/rule-based/blocks/inputs/payment', 'thirdParty', 'https://docs.stripe.com/'],
  ['product/channels/whatsapp/twilio', 'thirdParty', 'https://www.twilio.com/docs/whatsapp'],
  ['product/channels/whatsapp/360dialog', 'thirdParty', 'https://docs.360dialog.com/'],
  ['product/channels/whatsapp/', 'thirdParty', `${meta}whatsapp`],
  ['product/channels/instagram', 'thirdParty', `${meta}instagram-platform`],
  ['product/channels/facebook', 'thirdParty', `${meta}messenger-platform`],
  ['product/channels/self-hosted/meta', 'thirdParty', `${meta}messenger-platform`],
  ['product/channels/self-hosted/email', 'thirdParty', 'https://learn.microsoft.com/entra/identity-platform/'],
  ['product/channels/line', 'thirdParty', 'https://developers.line.biz/en/docs/messaging-api/'],
  ['contributing-guide/line-channel-setup', 'thirdParty', 'https://developers.line.biz/en/docs/messaging-api/'],
  ['product/channels/telegram', 'thirdParty', 'https://core.telegram.org/bots/api'],
  ['contributing-guide/telegram-channel-setup', 'thirdParty', 'https://core.telegram.org/bots/api'],
  ['product/channels/sms/bandwidth', 'thirdParty', 'https://dev.bandwidth.com/docs/messaging/'],
  ['product/channels/sms/', 'thirdParty', 'https://www.twilio.com/docs/messaging'],
  ['product/channels/twilio', 'thirdParty', 'https://www.twilio.com/docs/messaging'],
  ['_snippets/channels-twilio-studio', 'thirdParty', 'https://www.twilio.com/docs/studio'],
  ['product/channels/twitter', 'thirdParty', 'https://help.x.com/'],
  ['product/channels/email/microsoft', 'thirdParty', 'https://learn.microsoft.com/entra/identity-platform/'],
  ['product/channels/email/', 'thirdParty', google],
  ['product/features/google-translate', 'thirdParty', 'https://cloud.google.com/translate/docs'],
  ['product/channels/live-chat/integrations/wordpress', 'thirdParty', 'https://wordpress.org/documentation/'],
  ['product/channels/live-chat/integrations/google-tag', 'thirdParty', 'https://support.google.com/tagmanager/'],
  ['product/channels/live-chat/webflow', 'thirdParty', 'https://help.webflow.com/'],
  ['product/channels/call-channel', 'otherRelease', 'the platforms that have it'],
  ['product/channels/yo-phone', 'otherRelease', 'the platforms that have it'],
  ['product/features/chat-pickup', 'otherRelease', 'the platforms that have it'],
  ['product/mobile-app/', 'mobile', mobileApp],
  ['contributing-guide/mobile-app/custom-release-guide', 'thirdParty', 'https://docs.expo.dev/submit/introduction/'],
  ['contributing-guide/mobile-app/', 'mobile', mobileApp],
  ['contributing-guide/environment-setup/windows', 'tool', 'https://learn.microsoft.com/windows/wsl/'],
  ['contributing-guide/environment-setup/', 'tool', 'https://docs.brew.sh/'],
  ['contributing-guide/add-a-language', 'thirdParty', 'https://support.crowdin.com/'],
  ['user-guide/features/reports/', 'example', 'the page, whose figures add up'],
  ['user-guide/features/sla', 'example', 'the page, whose figures add up'],
  ['product/ai-assistant/knowledge-based/training', 'advice', platform],
];

/** Of what a page says beside its other sentences: the beginning of its path, what the sentence lacks, reason and source. */
const single: readonly (readonly [beginning: string, lacks: string, reason: keyof typeof why, source: string])[] = [
  ['contributing-guide/environment-variables', '“Console read-only”', 'docs', 'data/environment.json'],
  ['contributing-guide/translation-guidelines', '60%', 'thirdParty', 'https://support.crowdin.com/'],
  [
    'product/ai-assistant/rule-based/blocks/logic/wait',
    '2 seconds',
    'example',
    `${flowBuilder}/packages/lib/src/safeParseFloat.ts`,
  ],
  ['product/channels/api/client-websockets', '15 seconds', 'advice', 'verification/recordings/measures.json'],
  ['product/others/websocket-events', '15 seconds', 'advice', 'verification/recordings/measures.json'],
  ['product/channels/live-chat/create', '“All Pages”', 'thirdParty', 'https://support.google.com/tagmanager/'],
  ['product/channels/live-chat/sdk/', '64 characters', 'standard', 'https://www.rfc-editor.org/rfc/rfc6234'],
  ['product/channels/reply-window', '“Human Agent”', 'thirdParty', `${meta}messenger-platform`],
  ['user-guide/contacts/import', '“CSV UTF-8”', 'tool', 'https://support.microsoft.com/excel'],
];

/** The reason of a sentence that no recording proves. */
export function reasonOf(path: string, { lacks }: Pick<Sentence, 'lacks'>): Reason {
  const [, , ownKey, ownSource] =
    single.find(([beginning, words]) => path.startsWith(beginning) && words === lacks) ?? [];
  if (ownKey && ownSource) return { why: why[ownKey], source: ownSource };
  const [, key, source] = reasons.find(([beginning]) => path.startsWith(beginning)) ?? [];
  if (key && source) return { why: why[key], source };
  if (isAboutFlows(path)) {
    return { why: why.flowBuilder, source: flowBuilder };
  }
  const isMeasure = !lacks.startsWith('“');
  return isMeasure && /^(?:user-guide|_snippets)/.test(path)
    ? { why: why.example, source: platform }
    : { why: why.source, source: platform };
}

/** The beginnings of paths that have a reason of their own, so that a test can tell which are used. */
export const reasonPaths = reasons.map(([beginning]) => beginning);
/** The sentences that have one, for the same test. */
export const singleReasons = single.map(([beginning, lacks]) => ({ beginning, lacks }));
