export const sidebars = {
  first: { label: 'First Guide', items: [{ route: '/one/' }] },
  second: { label: 'Second Guide', items: [{ route: '/two/' }] },
};
