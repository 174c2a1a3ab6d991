/**
 * How long a section takes to open or close, in ms: 120 to 200, growing with the square root of its height; 1 with
 * reduced motion.
 * @param height height of the content that appears or disappears, in px
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  return reducedMotion ? 1 : Math.round(Math.min(200, 120 + 2.5 * Math.sqrt(Math.max(0, height))));
}
