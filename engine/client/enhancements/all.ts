import type { EnhancementEntry } from './enhancement.ts';

/** Everything that static content can do once the client runs, mounted in this order. A page fetches those it has a use for. */
export const enhancements: readonly EnhancementEntry[] = [
  { mark: /class="tabs/, load: async () => (await import('./tabs.ts')).tabs },
  { mark: /<figure class="code/, load: async () => (await import('./wrap-code.ts')).wrapCode },
  { mark: /<figure class="code/, load: async () => (await import('./copy-code.ts')).copyCode },
  { mark: /<var|<data /, load: async () => (await import('./your-values.ts')).yourValues },
  { mark: /tabindex="0"/, load: async () => (await import('./scroll-regions.ts')).scrollRegions },
  { mark: /class="table-filter/, load: async () => (await import('./filter-table.ts')).filterTable },
  { mark: /video-open/, load: async () => (await import('./video.ts')).video },
];
