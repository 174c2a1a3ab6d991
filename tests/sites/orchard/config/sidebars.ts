import type { SidebarConfig } from '../../../../engine/model/sidebar-config.ts';

export const sidebars: SidebarConfig = {
  almanac: {
    label: 'Almanac',
    items: [
      { label: 'Trees', items: [{ route: '/trees/harvest/' }, { route: '/trees/pruning/' }] },
      { label: 'Batches', items: [{ route: '/batch/jobs/nightly/' }] },
    ],
  },
};
