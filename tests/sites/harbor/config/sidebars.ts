import type { SidebarConfig } from '../../../../engine/model/sidebar-config.ts';

export const sidebars: SidebarConfig = {
  handbook: {
    label: 'Handbook',
    items: [{ label: 'Guide', items: [{ route: '/guide/berth/' }, { route: '/guide/tides/' }] }],
  },
};
