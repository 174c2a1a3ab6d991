import type { ComponentImports } from '../../../../engine/components/registry.ts';

/** The components that pages of this site may use besides the engine's own. */
export const components: ComponentImports = {
  TideTable: async () => (await import('./TideTable.tsx')).TideTable,
  BerthCounter: async () => (await import('./berth-counter.ts')).berthCounter,
};
