import { defineConfig } from '../../../../engine/model/site-config.ts';

/** A site that readers take along: below a base path, in two languages, with a font of its own. */
export default defineConfig({
  brand: { name: 'Variant', slug: 'variant', appUrl: 'https://app.example.com' },
  title: '%product% Docs',
  tagline: 'A site for readers without a connection.',
  url: 'https://docs.example.com',
  base: '/docs/',
  locales: [{ code: 'en' }, { code: 'de' }],
  fonts: {
    text: ['../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  },
  // What a test changes between two deployments.
  announcement: { id: 'release', text: `Release ${process.env['VARIANT_RELEASE'] ?? 'one'}`, dismissible: false },
  serviceWorker: process.env['VARIANT_WORKER'] === 'on',
  analytics: { provider: 'endpoint', url: 'https://count.example.com/view' },
  navbar: { items: [{ label: 'Second page', href: '/second/' }] },
});
