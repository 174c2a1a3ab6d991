import type { EnhancementEntry } from './enhancement.ts';

/** Everything that static content can do once the client runs, mounted in this order. A page fetches those it has a use for. */
export const enhancements: readonly EnhancementEntry[] = [
  { mark: /"tabs/, load: () => import('./tabs.ts') },
  { mark: /"code/, load: () => import('./code-tools.ts') },
  { mark: /<var|<data /, load: () => import('./your-values.ts') },
  { mark: /data-request/, load: () => import('./request-builder.ts') },
  { mark: /tabindex="0"/, load: () => import('./scroll-regions.ts') },
  { mark: /table-filter/, load: () => import('./filter-table.ts') },
  { mark: /video-open/, load: () => import('./video.ts') },
];
