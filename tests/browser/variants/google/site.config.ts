import { defineConfig } from '../../../../engine/model/site-config.ts';

/** A site that counts page views with Google Analytics and has no search. */
export default defineConfig({
  brand: { name: 'Variant', slug: 'variant', appUrl: 'https://app.example.com' },
  title: '%product% Docs',
  tagline: 'A site with Google Analytics.',
  search: { enabled: false },
  analytics: { provider: 'google', measurementId: 'G-TEST123' },
});
