/** Tools that are lists. They are small, so that the browser loads them as one file. */
export { BlockFinder } from './block-finder/BlockFinder.tsx';
export { Checklist } from './checklist/Checklist.tsx';
