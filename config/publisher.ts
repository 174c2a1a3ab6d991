import { publishing } from '../publishing/publisher.ts';

/** What a build makes for readers elsewhere: lists for assistants and data for search engines. */
export const publisher = publishing({
  pictures: process.env['SITE_PICTURES'] === '1',
  useFor:
    'setting up channels, people, rules and assistants, for its APIs, webhooks and SDK, and for running it on a server',
});
