/**
 * How long a section takes to fold or unfold, in ms: longer for taller sections, but less than in proportion. 1 with reduced motion.
 * @param height of what appears or disappears, in px
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  return reducedMotion ? 1 : Math.round(Math.min(200, 120 + 2.5 * Math.sqrt(Math.max(0, height))));
}
