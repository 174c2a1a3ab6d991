import type { EnhancementImports } from './enhancement.ts';

/** All enhancements, in the order in which they are mounted. A page loads only those it needs. */
export const enhancements: EnhancementImports = {
  readers: () => import('./readers.ts'),
  tabs: () => import('./tabs.ts'),
  code: () => import('./code-tools.ts'),
  values: () => import('./your-values.ts'),
  request: () => import('./request-button.ts'),
  scroll: () => import('./scroll-regions.ts'),
  filter: () => import('./filter-table.ts'),
  video: () => import('./video.ts'),
};
