import { defineConfig } from '../../../../engine/model/site-config.ts';

/**
 * The site of the committed pictures: this project's components and style sheets, with text that nobody has a reason to edit. Edits
 * of the docs never change these pictures; changes of their looks do.
 */
export default defineConfig({
  brand: { name: 'Variant', slug: 'variant', appUrl: 'https://app.variant.example' },
  title: '%product% Docs',
  tagline: 'How a team answers its customers, from the first channel to the last report.',
  components: '../../../../components',
  announcement: { id: 'pictures', text: 'These pages never change. See what has not changed.', href: '/guide/' },
  search: { common: ['/guide/open-a-channel/', '/guide/settings/'] },
  navbar: {
    items: [
      { label: 'Guide', href: '/guide/', guide: 'guide' },
      { label: 'API', href: '/api-reference/' },
      { label: 'More', items: [{ label: 'Status', href: 'https://status.variant.example' }] },
      { label: 'Forum', href: 'https://forum.variant.example' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Guides',
        links: [
          { label: 'Guide', href: '/guide/' },
          { label: 'All pages', href: '/pages/' },
        ],
      },
      { title: 'More', links: [{ label: 'Status', href: 'https://status.variant.example' }] },
    ],
  },
});
