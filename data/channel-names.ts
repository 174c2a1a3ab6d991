// What pages call the channels of the platform, and which pages are about them, for `offers`.

/** Channels that have one name for readers, whoever the provider is. */
export const channelGroups = {
  whatsapp: ['whatsapp-cloud', 'whatsapp-twilio', 'whatsapp-360dialog'],
  sms: ['sms-twilio', 'sms-bandwidth'],
  'any-email': ['email', 'email-microsoft'],
};

/** Pages about channels, besides those that have a channel's URL. */
const channelPages: Readonly<Record<string, readonly string[]>> = {
  '/contributing-guide/line-channel-setup/': ['line'],
  '/contributing-guide/telegram-channel-setup/': ['telegram'],
  '/product/channels/self-hosted/tiktok/': ['tiktok'],
  '/product/channels/self-hosted/meta/': ['facebook', 'instagram'],
  '/product/channels/self-hosted/whatsapp/': ['whatsapp-cloud'],
  '/product/channels/whatsapp/': channelGroups.whatsapp,
  '/product/others/interactive-messages/': [
    'website',
    'api',
    'whatsapp-cloud',
    'whatsapp-360dialog',
    'facebook',
    'telegram',
    'line',
  ],
  '/product/channels/whatsapp/manual-setup/': ['whatsapp-cloud'],
  '/product/channels/whatsapp/webhook/': ['whatsapp-cloud'],
  '/product/ai-assistant/rule-based/share/whatsapp/': ['whatsapp-cloud', 'whatsapp-360dialog'],
  '/product/channels/twilio-errors/': ['twilio', 'whatsapp-twilio', 'sms-twilio'],
  '/product/channels/sms/': channelGroups.sms,
  '/product/channels/reply-window/': ['facebook', 'instagram', 'tiktok', ...channelGroups.whatsapp],
  '/product/jobs/administrators/messaging/': [
    'facebook',
    'instagram',
    'tiktok',
    ...channelGroups.whatsapp,
    'telegram',
    'line',
    ...channelGroups.sms,
  ],
  '/product/channels/api/chat-screen/': ['api'],
  '/product/channels/api/client-apis/': ['api'],
  '/product/channels/api/forms-and-messengers/': ['api'],
  '/product/channels/api/receive-messages/': ['api'],
  '/product/channels/api/run-receiver/': ['api'],
  '/product/jobs/administrators/email/': channelGroups['any-email'],
  '/product/channels/email/': channelGroups['any-email'],
  '/product/channels/self-hosted/email/': channelGroups['any-email'],
  '/product/channels/live-chat/': ['website'],
  '/product/channels/self-hosted/website-chat/': ['website'],
  '/product/features/campaigns/ongoing/': ['website'],
  '/product/features/campaigns/wild-card-url-in-campaigns/': ['website'],
  '/product/features/chat-pickup/': ['website'],
  '/product/jobs/administrators/website-chat/': ['website'],
  '/product/jobs/integrators/website-chat/': ['website'],
  '/user-guide/features/pre-chat-form/': ['website'],
  '/user-guide/setting-up-%slug%/': ['website'],
  '/user-guide/setting-up-%slug%-metaverse/': ['website'],
};
/** Paths of the pages about a channel, by its key in `data/channels.json`, besides those that have its URL. */
export const pagesAbout = (key: string): string[] =>
  Object.entries(channelPages).flatMap(([path, keys]) => (keys.includes(key) ? path : []));

/** What pages call a channel, where its name in `data/` isn't what they say. */
export const channelNames: Readonly<Record<string, string[]>> = {
  call: ['voice call', 'voice calls'],
  voice: ['voice call', 'voice calls'],
  twilio: ['Twilio'],
  // Connecting it starts with signing in to Facebook.
  'whatsapp-cloud': ['WhatsApp', 'WhatsApp Cloud', 'WhatsApp Cloud API', 'Cloud API', 'Facebook'],
  'whatsapp-twilio': ['WhatsApp', 'Twilio', 'WhatsApp with Twilio'],
  'whatsapp-360dialog': ['WhatsApp', '360dialog', 'WhatsApp with 360dialog'],
  'sms-twilio': ['SMS', 'Twilio', 'SMS with Twilio'],
  'sms-bandwidth': ['SMS', 'Bandwidth', 'SMS with Bandwidth'],
  facebook: ['Facebook', 'Facebook Messenger', 'Messenger'],
  twitter: ['Twitter'],
  website: [
    'Website',
    'the website',
    'website visitor',
    'visitor',
    'visitors',
    'website conversations',
    'website answers',
    'website chat',
    'website chats',
    'website channel',
    'website channels',
    'live chat',
    'the chat',
    'widget',
    'widgets',
    'pre-chat form',
    'pre-chat forms',
    'ongoing campaign',
    'ongoing campaigns',
  ],
  email: ['email channel', 'email channels', 'email conversation', 'email conversations', 'Gmail channel'],
  'email-microsoft': [
    'email channel',
    'email channels',
    'email conversation',
    'email conversations',
    'Microsoft channel',
    'Microsoft channels',
  ],
  // Programs show a chat of their own.
  api: ['API channel', 'API channels', 'the chat'],
};

/** Channels without which another one makes no sense: what is said of Twilio for both is for those who have both. */
export const channelNeeds: Readonly<Record<string, Readonly<Record<'also' | 'needs', { channels: string[] }>>>> = {
  twilio: { also: { channels: ['sms-twilio'] }, needs: { channels: ['whatsapp-twilio'] } },
};
/** The feature of an account that a channel is part of. */
export const channelFeatures: Readonly<Record<string, string>> = {
  tiktok: 'channel_tiktok',
  voice: 'channel_voice',
  call: 'channel_voice',
};
/** Properties, values and schemas that only one channel has in the API and in events. */
const ownKeys: Readonly<Record<string, readonly string[]>> = {
  website: [
    'web_widget',
    'channel_website',
    'webwidget_triggered',
    'event_widget',
    'allowed_domains',
    'continuity_via_email',
    'pre_chat_form_enabled',
    'pre_chat_form_options',
    'selected_feature_flags',
    'web_widget_script',
    'website_token',
    'website_url',
    'welcome_tagline',
    'welcome_title',
    'widget_color',
    'widget_language',
  ],
  email: ['channel_email', 'incoming_email', 'forward_to_email', 'forwarding_enabled', 'verified_for_sending'],
  'email-microsoft': ['channel_email', 'incoming_email', 'forward_to_email'],
  api: ['inbox_identifier'],
  facebook: ['channel_facebook'],
  instagram: ['channel_instagram', 'ig_reel', 'ig_post', 'ig_story', 'story_mention'],
  tiktok: ['channel_tiktok'],
  telegram: ['telegram'],
  call: ['voice_call'],
  voice: ['voice_call'],
};
/** Names that programs see of a channel, which is of this type for the API. */
export const channelKeys = (key: string, apiType: string | null): string[] => [
  ...(ownKeys[key] ?? []),
  ...(apiType ? ['create', 'update'].map((what) => `inbox_${what}_${apiType}_channel_payload`) : []),
];
