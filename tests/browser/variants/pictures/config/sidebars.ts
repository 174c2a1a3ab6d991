import type { SidebarConfig } from '../../../../../engine/model/sidebar-config.ts';

export const sidebars: SidebarConfig = {
  guide: {
    label: 'Guide',
    items: [
      { route: '/guide/' },
      {
        label: 'Channels',
        description: 'One page for each.',
        open: true,
        items: [
          { route: '/guide/open-a-channel/' },
          { label: 'On your site', items: [{ route: '/guide/build-the-script/' }] },
        ],
      },
      { label: 'Reference', items: [{ route: '/guide/settings/' }, { route: '/guide/how-it-travels/' }] },
    ],
  },
};
