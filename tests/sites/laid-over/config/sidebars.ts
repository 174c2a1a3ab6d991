export const sidebars = {
  docs: { label: 'Docs', items: [{ label: 'Guide', items: [{ route: '/guide/start/' }, { route: '/guide/more/' }] }] },
};
