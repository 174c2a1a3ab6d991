export default {
  brand: { name: 'Samples', slug: 'samples', appUrl: 'https://app.example.com' },
  title: 'Samples',
  tagline: 'Samples of links.',
  navbar: {
    items: [
      { label: 'First Guide', href: '/one/', guide: 'first' },
      { label: 'The other guide', href: '/two/', guide: 'secnd' },
    ],
  },
  footer: { columns: [{ title: 'Guides', links: [{ label: 'Page two', href: '/two/' }] }] },
};
