import type { LiveImports } from '../../../../engine/client/live-loader.ts';

export const liveComponents: LiveImports = {
  Sorter: () => import('./sorter/Sorter.tsx').then((module) => module.Sorter),
};
