import type { Behaviour } from './behaviour.ts';

/** Everything that static content can do once the client runs; mounted in this order on every page. */
export const behaviours: readonly Behaviour[] = [];
