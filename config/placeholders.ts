import type { Placeholders } from '../engine/model/placeholder.ts';

/** The number of something, which readers take from the response of an operation. */
const idFrom = (operation: string, thing: string): Placeholders[string] => ({
  meaning: `The \`id\` of ${thing}, from the response that lists or creates it.`,
  where: `/api-reference/${operation}/#response`,
  form: 'digits',
});

/**
 * The placeholders that readers replace in samples, each with its meaning and where to find the value. The same value has the same
 * name on all pages. `APP_URL` is the installation's URL, which samples show as it is.
 */
export const placeholders: Placeholders = {
  APP_URL: {
    meaning: 'The address of your installation, as the browser shows it.',
    label: 'App URL',
    where: '/contributing-guide/chatwoot-apis/#identifiers',
    form: 'url',
  },
  WEBSITE_TOKEN: {
    meaning: 'The token of the website channel, from the script in its Settings tab.',
    where: '/product/channels/live-chat/create-website-channel/#on-your-site',
    secret: false,
  },
  ACCOUNT_ID: {
    meaning: 'The number in the URL after /app/accounts/.',
    where: '/contributing-guide/chatwoot-apis/#identifiers',
    form: 'digits',
  },
  API_ACCESS_TOKEN: {
    meaning: 'Your access token, from Profile settings.',
    where: '/contributing-guide/chatwoot-apis/#whose-token-it-is',
  },
  CONVERSATION_ID: {
    meaning: 'The number of the conversation, as the app shows it.',
    where: '/contributing-guide/chatwoot-apis/#identifiers',
    form: 'digits',
  },
  INBOX_ID: {
    meaning: 'The number of the channel: the number after /settings/inboxes/ in the URL of its settings.',
    where: '/contributing-guide/chatwoot-apis/#identifiers',
    form: 'digits',
  },
  MESSAGE_ID: {
    meaning: 'The `id` from the response to a message call, or from a webhook.',
    where: '/product/channels/api/send-messages/#create-a-message',
    form: 'digits',
  },
  SOURCE_ID: {
    meaning: "The `source_id` from the response to the contact call: the contact's session in one channel.",
    where: '/contributing-guide/chatwoot-apis/#identifiers',
  },
  CONVERSATION_UUID: {
    meaning: 'The UUID of the conversation; the platform fills it in.',
    where: '/user-guide/features/csat/#what-the-contact-gets',
  },
  INBOUND_DOMAIN: {
    meaning: 'The domain that receives mail for the installation.',
    where: '/product/channels/live-chat/conversation-continuity/',
  },
  IDENTITY_KEY: {
    meaning: 'The identity validation key of the channel, from its Configuration tab. Keep it on your server.',
    where: '/product/channels/live-chat/sdk/identity-validation/#before-you-begin',
  },
  BOT_TOKEN: {
    meaning: 'The token of the Telegram bot, from BotFather.',
    where: '/product/channels/telegram/#in-telegram',
  },
  PHONE_NUMBER: {
    meaning: 'The phone number of the channel, in the form the text beside it says.',
    where: '/product/channels/whatsapp/manual-setup/#at-meta',
  },
  LINE_CHANNEL_ID: {
    meaning: 'The channel ID from the Basic settings of the LINE channel.',
    label: 'LINE channel ID',
    where: '/product/channels/line/#in-line',
    form: 'digits',
  },
  BUSINESS_ACCOUNT_ID: {
    meaning: 'The ID of the WhatsApp Business account, digits only.',
    where: '/product/channels/whatsapp/manual-setup/#at-meta',
    form: 'digits',
  },
  GRAPH_API_VERSION: {
    meaning: 'A version of the Graph API of Meta, such as v22.0.',
    label: 'Graph API version',
    where: '/product/channels/whatsapp/whatsapp-cloud/#webhook',
  },
  META_ACCESS_TOKEN: {
    meaning: 'The permanent token of the system user at Meta.',
    where: '/product/channels/whatsapp/manual-setup/#at-meta',
  },
  SERVICE: {
    meaning: 'The mail service that receives mail for the installation, such as `sendgrid`.',
    where: '/product/channels/live-chat/conversation-continuity/',
  },
  INBOX_IDENTIFIER: {
    meaning: 'The identifier of the API channel, from its Configuration tab.',
    where: '/contributing-guide/chatwoot-apis/#identifiers',
  },
  PUBSUB_TOKEN: {
    meaning: 'The `pubsub_token` of the contact or of the user.',
    where: '/product/channels/api/client-websockets/#url-and-tokens',
  },
  WEBHOOK_SECRET: {
    meaning: 'The secret of the webhook, shown when you create it and in its edit form. Keep it on your server.',
    where: '/product/features/webhooks/#add-the-webhook',
  },
  CHANNEL_SECRET: {
    meaning: 'The Webhook Secret of the API channel, from its Settings tab. Keep it on your server.',
    where: '/product/channels/api/receive-messages/#authentication',
  },
  SELECTOR: {
    meaning: 'The selector that the mail service names for its DKIM key.',
    where: '/product/channels/email/configure-dns/#publish-the-records',
  },
  PUBLIC_KEY: {
    meaning: 'The public key that the mail service shows for DKIM.',
    where: '/product/channels/email/configure-dns/#publish-the-records',
    secret: false,
  },
  SENDER_DOMAIN: {
    meaning: 'The domain that the mail service names for its SPF record.',
    where: '/product/channels/email/configure-dns/#publish-the-records',
  },
  INBOUND_MAIL_HOST: {
    meaning: 'The mail server of the installation that receives mail.',
    where: '/product/channels/email/configure-dns/#publish-the-records',
  },
  SENDER_BOUNCE_HOST: {
    meaning: 'The host that the mail service names for bounces.',
    where: '/product/channels/email/configure-dns/#publish-the-records',
  },
  VISITOR_TOKEN: {
    meaning: 'The visitor token from the `loaded` message of the widget.',
    where: '/product/channels/live-chat/sdk/setup/#session-and-cookies',
  },
  ATTRIBUTE_KEY: {
    meaning: 'The key of the attribute.',
    where: '/user-guide/features/template-variables/',
    secret: false,
  },
  PORTAL_SLUG: {
    meaning: 'The slug of the help center portal.',
    where: '/product/others/help-center/#public-addresses',
  },
  CATEGORY_SLUG: { meaning: 'The slug of the category.', where: '/product/others/help-center/#public-addresses' },
  ARTICLE_SLUG: { meaning: 'The slug of the article.', where: '/product/others/help-center/#public-addresses' },
  LOCALE: { meaning: 'A language code, such as `en`.', where: '/product/others/help-center/#public-addresses' },
  BOT_ACCESS_TOKEN: {
    meaning: 'The access token of the bot, from Settings › Bots › Edit.',
    where: '/contributing-guide/chatwoot-apis/#whose-token-it-is',
  },
  START_CHAT_URL: {
    meaning: 'The first URL under API in the Share tab of the flow.',
    where: '/product/ai-assistant/rule-based/channels/#start-the-bridge',
    form: 'url',
  },
  BOT_ID: {
    meaning: 'The public id of the flow: the last part of its link in the Share tab.',
    where: '/product/ai-assistant/rule-based/share/#put-it-into-a-page',
  },
  BOT_URL: {
    meaning: 'The link of the flow, under Your bot links in the Share tab.',
    where: '/product/ai-assistant/rule-based/share/#share-the-link-or-the-drawing',
    form: 'url',
  },
  EMBED_SCRIPT_URL: {
    meaning: 'The URL after `from` in the code that HTML & Javascript in the Share tab prints.',
    where: '/product/ai-assistant/rule-based/share/#put-it-into-a-page',
    form: 'url',
  },
  ITEM_ID: {
    meaning: "The `data-itemid` of a button, as the browser's inspector shows it.",
    where: '/product/ai-assistant/rule-based/theme/',
  },
  IDENTIFIER_HASH: {
    meaning: "The hash of the user's id, computed on your server with the identity validation key.",
    where: '/product/channels/live-chat/sdk/identity-validation/#sign-the-identifier-on-your-server',
  },
  D360_API_KEY: {
    meaning: 'The API key of the number, from the client hub of 360dialog.',
    label: '360dialog API key',
    where: '/product/channels/whatsapp/360dialog/#at-360dialog',
  },
  TWILIO_AUTH_TOKEN: {
    meaning: 'The auth token of the Twilio account, from its start page.',
    where: '/product/channels/sms/twilio/#in-product',
  },
  LINE_CHANNEL_TOKEN: {
    meaning: 'The long-lived channel access token, from the Messaging API tab of the LINE channel.',
    label: 'LINE channel token',
    where: '/product/channels/line/#in-line',
  },
  TOOL_TOKEN: {
    meaning: 'A long random text of your own making that the assistant and your service share.',
    where: '/product/ai-assistant/knowledge-based/tool-service/#authentication',
  },
  TOOL_ID: {
    meaning: 'The `id` of the tool, from the list that `GET …/captain/custom_tools` returns.',
    where: '/product/ai-assistant/knowledge-based/extensions/',
    form: 'digits',
  },
  LINE_CHANNEL_SECRET: {
    meaning: 'The channel secret from the Basic settings of the LINE channel.',
    label: 'LINE channel secret',
    where: '/product/channels/line/#in-line',
  },
  REPOSITORY_URL: {
    meaning: 'The URL of the source code, which the people who run the project know.',
    where: '/contributing-guide/environment-setup/server/#get-the-code-and-build-the-image',
    form: 'url',
  },
  FORK_URL: {
    meaning: 'The URL of your own copy of the repository.',
    where: '/contributing-guide/project-setup/#make-a-first-change',
    form: 'url',
  },
  RELEASE_TAG: {
    meaning: 'The tag of the release you run, as `git tag --list` prints it.',
    where: '/contributing-guide/environment-setup/server/#get-the-code-and-build-the-image',
  },
  ISSUE_NUMBER: {
    meaning: 'The number of the issue.',
    where: '/contributing-guide/#branches-and-titles',
    form: 'digits',
  },
  TUNNEL_HOST: {
    meaning: 'The public host name of your tunnel, as the tunnel program prints it.',
    where: '/contributing-guide/telegram-channel-setup/#open-the-tunnel',
  },
  PLATFORM_ACCESS_TOKEN: {
    meaning: 'The access token of the platform app, from the super admin console.',
    where: '/contributing-guide/chatwoot-apis/#whose-token-it-is',
  },
  POSTGRES_PASSWORD: {
    meaning: 'A password for the database, of your choice.',
    where: '/contributing-guide/environment-setup/server/#write-the-settings',
  },
  REDIS_PASSWORD: {
    meaning: 'A password for Redis, of your choice.',
    where: '/contributing-guide/environment-setup/server/#write-the-settings',
  },
  SECRET_KEY_BASE: {
    meaning: 'The output of `openssl rand -hex 64` or `rails secret`: long, random, letters and digits only.',
    where: '/contributing-guide/environment-setup/server/#write-the-settings',
  },
  TEST_FILE: {
    meaning: 'The path of a test file, and after a colon its line.',
    where: '/contributing-guide/environment-setup/docker/#daily-work',
  },
  ANDROID_PACKAGE: {
    meaning: 'The package name of your Android app, such as `com.example.desk`.',
    label: 'Android package',
    where: '/contributing-guide/mobile-app/custom-release-guide/#give-it-your-name',
  },
  KEYSTORE_FILE: {
    meaning: 'The file with the key that signs your Android app.',
    where: '/contributing-guide/mobile-app/links/#name-the-server-and-the-app',
  },
  FINGERPRINT: {
    meaning: 'The SHA-256 fingerprint of the certificate that signs the app.',
    where: '/contributing-guide/mobile-app/links/#name-the-server-and-the-app',
  },
  APPLE_TEAM_ID: {
    meaning: 'The ID of your team at Apple, ten characters.',
    label: 'Apple team ID',
    where: '/contributing-guide/mobile-app/links/#name-the-server-and-the-app',
  },
  KEY_ALIAS: {
    meaning: 'The name of the key in that file.',
    where: '/contributing-guide/mobile-app/links/#name-the-server-and-the-app',
    secret: false,
  },
  CONTACT_ID: idFrom('contacts/contact-list', 'the contact'),
  TEAM_ID: idFrom('teams/list-all-teams', 'the team'),
  AGENT_BOT_ID: idFrom('account-agentbots/list-all-account-agent-bots', 'the agent bot'),
  USER_ID: idFrom('users/create-a-user', 'the person'),
  CUSTOM_ATTRIBUTE_DEFINITION_ID: idFrom('custom-attributes/get-account-custom-attribute', 'the custom attribute'),
  CUSTOM_FILTER_ID: idFrom('custom-filters/list-all-filters', 'the saved filter or segment'),
  LABEL_ID: idFrom('labels/list-all-labels', 'the label'),
  AUTOMATION_RULE_ID: idFrom('automation-rule/get-account-automation-rule', 'the automation'),
  AGENT_ID: idFrom('agents/get-account-agents', 'the agent'),
  HOOK_ID: idFrom('integrations/create-an-integration-hook', 'the integration'),
  CANNED_RESPONSE_ID: idFrom('canned-responses/get-account-canned-response', 'the canned response'),
  WEBHOOK_ID: idFrom('webhooks/list-all-webhooks', 'the webhook'),
  PORTAL_ID: {
    meaning: 'The number of the help center portal, or its slug.',
    where: '/api-reference/help-center/get-portal/#response',
  },
};
