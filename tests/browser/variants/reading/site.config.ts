import { defineConfig } from '../../../../engine/model/site-config.ts';

/** A small site that stays as it is, for the screen-reader transcripts. */
export default defineConfig({
  brand: { name: 'Variant', slug: 'variant', appUrl: 'https://app.variant.example' },
  title: '%product% Docs',
  tagline: 'A site to listen to.',
  components: '../../../../components',
  announcement: { id: 'first', text: 'The pages describe release 2.', href: '/second/' },
  navbar: {
    items: [
      { label: 'Guide', href: '/' },
      { label: 'More', items: [{ label: 'Status', href: 'https://status.variant.example' }] },
    ],
  },
  footer: { columns: [{ title: 'Guides', links: [{ label: 'All pages', href: '/pages/' }] }] },
});
