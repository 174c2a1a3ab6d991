import type { ComponentImports } from '../../../../engine/components/registry.ts';

/** What the pages of this site may use beside the engine's general components. */
export const components: ComponentImports = {
  TideTable: async () => (await import('./TideTable.tsx')).TideTable,
  BerthCounter: async () => (await import('./berth-counter.ts')).berthCounter,
};
