import { defineConfig } from '../../../../engine/model/site-config.ts';

/** A site whose first page holds everything an author may write that the browser answers. */
export default defineConfig({
  brand: { name: 'Variant', slug: 'variant', appUrl: 'https://app.example.com' },
  title: '{product} Docs',
  tagline: 'A site with the whole vocabulary.',
  components: '../../../../components',
});
