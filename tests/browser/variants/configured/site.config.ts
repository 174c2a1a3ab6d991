import { defineConfig } from '../../../../engine/model/site-config.ts';

/** Everything that is off by default: a base path, an announcement, the system's color mode, page views sent to an endpoint, a form on each page. */
export default defineConfig({
  brand: { name: 'Variant', slug: 'variant', appUrl: 'https://app.example.com' },
  title: '%product% Docs',
  tagline: 'A site with everything configured.',
  base: '/guide/',
  announcement: { id: process.env['VARIANT_ANNOUNCEMENT'] ?? 'first', text: 'The announcement of this site.' },
  colorMode: { respectSystem: true },
  navbar: { hideOnScroll: true, items: [{ label: 'Second', href: '/second/' }] },
  analytics: { provider: 'endpoint', url: 'https://count.example.com/view' },
  feedback: { url: 'https://ask.example.com/' },
});
