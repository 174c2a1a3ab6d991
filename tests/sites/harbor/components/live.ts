import type { LiveImports } from '../../../../engine/client/live-loader.ts';

export const liveComponents: LiveImports = {
  BerthCounter: () => import('./BerthCounter.tsx').then((module) => module.BerthCounter),
};
