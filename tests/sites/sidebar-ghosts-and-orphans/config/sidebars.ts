export const sidebars = { docs: { label: 'Docs', items: [{ route: '/ghost/' }] } };
