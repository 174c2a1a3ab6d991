import { z } from 'zod';
import { blocks } from '../../../data/index.ts';
import { defineLive } from '../../../engine/components/define.ts';
import { BlockFinder, type BlockFinderProps } from './BlockFinder.tsx';

/** The parts of `data/blocks.json` that the finder needs. They are sent with the page that contains the finder, not with the client. */
export const blockRows = (): BlockFinderProps => ({
  families: blocks.families,
  blocks: blocks.blocks.map(({ name, family, purpose, route, notice }) => ({
    name,
    family,
    purpose,
    route,
    ...(notice ? { deprecated: true } : {}),
  })),
});

/** `<BlockFinder />`: the blocks by family with a link each, and a filter when script runs. */
export const blockFinder = defineLive({
  props: z.strictObject({}).transform(blockRows),
  children: 'none',
  place: 'block',
  Component: BlockFinder,
});
