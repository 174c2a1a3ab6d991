import { defineConfig } from '../../../engine/model/site-config.ts';

/** A site of another product, with its own components, facts and configuration: it shows that the engine serves other sites too. */
export default defineConfig({
  brand: { name: 'Harbor', slug: 'harbor', appUrl: 'https://app.%slug%.example', supportEmail: 'help@%slug%.example' },
  requiredContacts: ['supportEmail'],
  title: '%product% Handbook',
  tagline: 'How to berth a boat.',
  url: 'https://handbook.%slug%.example',
  components: 'components',
  updatedBy: { ada: 'Ada of the harbor office' },
  navbar: { items: [{ label: 'Handbook', href: '/guide/berth/' }] },
});
