import { defineConfig } from '../../../../engine/model/site-config.ts';

/** A site with the reference of a small API: path parameters, a nested body, values to choose from. */
export default defineConfig({
  brand: { name: 'Variant', slug: 'variant', appUrl: 'https://app.variant.example' },
  title: '%product% Docs',
  tagline: 'A site whose requests can be built.',
});
