import { defineConfig } from '../../../../engine/model/site-config.ts';

/** A site whose first page has everything an author may write that the client makes interactive. */
export default defineConfig({
  brand: { name: 'Variant', slug: 'variant', appUrl: 'https://app.example.com' },
  title: '%product% Docs',
  tagline: 'A site with the whole vocabulary.',
  components: '../../../../components',
});
