import { publishing } from '../publishing/publisher.ts';

/** What a build makes for readers elsewhere: lists for assistants and data for search engines. */
export const publisher = publishing({
  // Nobody shares links to a site while it is being written.
  pictures: process.env['SITE_PICTURES'] !== '0' && process.env['NODE_ENV'] !== 'development',
  useFor:
    'setting up channels, people, rules and assistants, for its APIs, webhooks and SDK, and for running it on a server',
});
