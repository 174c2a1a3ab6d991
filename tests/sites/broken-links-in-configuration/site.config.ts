export default {
  brand: { name: 'Samples', slug: 'samples', appUrl: 'https://app.example.com' },
  title: 'Samples',
  tagline: 'Samples of links.',
  announcement: { id: 'new', text: 'Read what is new.', href: '/whats-new/' },
  navbar: {
    items: [
      { label: 'First Guide', href: '/one/', guide: 'first' },
      { label: 'Elsewhere', items: [{ label: 'Uno', href: '/ones/' }] },
    ],
  },
  footer: {
    columns: [
      {
        title: 'For programs',
        links: [
          { label: 'All pages', href: '/pages/' },
          { label: 'llms.txt', href: '/llms.txt' },
        ],
      },
    ],
  },
  search: { common: ['/one/', '/oen/'] },
};
