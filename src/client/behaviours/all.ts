import type { Behaviour } from './behaviour.ts';
import { copyCode } from './copy-code.ts';
import { filterTable } from './filter-table.ts';
import { scrollRegions } from './scroll-regions.ts';
import { tabs } from './tabs.ts';
import { video } from './video.ts';
import { wrapCode } from './wrap-code.ts';

/** Everything that static content can do once the client runs; mounted in this order on every page. */
export const behaviours: readonly Behaviour[] = [tabs, wrapCode, copyCode, scrollRegions, filterTable, video];
