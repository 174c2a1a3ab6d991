import type { ComponentImports } from '../../../../engine/components/registry.ts';

export const components: ComponentImports = {
  Banner: async () => (await import('./banner/Banner.tsx')).Banner,
  Sorter: async () => (await import('./sorter/sorter.ts')).sorter,
};
