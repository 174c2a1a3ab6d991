import type { EnhancementEntry } from './enhancement.ts';

/** All enhancements, in the order in which they are mounted. A page loads only those it needs. */
export const enhancements: readonly EnhancementEntry[] = [
  { mark: /"tabs/, load: () => import('./tabs.ts') },
  { mark: /"code/, load: () => import('./code-tools.ts') },
  { mark: /<var|<data /, load: () => import('./your-values.ts') },
  { mark: /data-request/, load: () => import('./request-button.ts') },
  { mark: /tabindex="0"/, load: () => import('./scroll-regions.ts') },
  { mark: /table-filter/, load: () => import('./filter-table.ts') },
  { mark: /video-open/, load: () => import('./video.ts') },
];
