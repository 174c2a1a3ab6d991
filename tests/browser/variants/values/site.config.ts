import { defineConfig } from '../../../../engine/model/site-config.ts';

/** A site with placeholders in code of every kind. */
export default defineConfig({
  brand: { name: 'Variant', slug: 'variant', appUrl: 'https://app.variant.example' },
  title: '%product% Docs',
  tagline: 'A site whose samples ask for values.',
});
