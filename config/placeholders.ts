/** What samples ask the reader to replace, each with what goes in its place. One thing has one name on all pages. */
export const placeholders: Record<string, string> = {
  WEBSITE_TOKEN: 'The token of the website channel, from its Configuration tab.',
  ACCOUNT_ID: 'The number in the address after /app/accounts/.',
  API_ACCESS_TOKEN: 'Your access token, from Profile settings.',
};
