export const sidebars = {
  first: { label: 'First Guide', items: [{ route: '/one/' }] },
};
