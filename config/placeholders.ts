/** What samples ask the reader to replace, each with what goes in its place. One thing has one name on all pages. */
export const placeholders: Record<string, string> = {
  WEBSITE_TOKEN: 'The token of the website channel, from its Configuration tab.',
  ACCOUNT_ID: 'The number in the address after /app/accounts/.',
  API_ACCESS_TOKEN: 'Your access token, from Profile settings.',
  CONVERSATION_ID: 'The number of the conversation, as the app shows it.',
  MESSAGE_ID: 'The `id` from the answer to a message call, or from a webhook.',
  SOURCE_ID: 'The `source_id` from the answer to the contact call: the contact\'s session in one channel.',
  CONVERSATION_UUID: 'The UUID of the conversation; the platform fills it in.',
  INBOUND_DOMAIN: 'The domain that receives mail for the installation.',
  IDENTITY_KEY: 'The identity validation key of the channel, from its Configuration tab. Keep it on your server.',
  NONCE: 'The random value your server makes for each response.',
};
