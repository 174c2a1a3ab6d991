/** Share of the distance to the top that remains after each frame. */
const stepFactor = 0.85;

/**
 * Scroll positions on the way to the top, one per frame; the last one is 0. For browsers without smooth scrolling.
 * @param from scroll position, in px
 */
export function stepsToTop(from: number, reducedMotion: boolean): number[] {
  const steps: number[] = [];
  if (!reducedMotion) for (let y = from * stepFactor; y >= 1; y *= stepFactor) steps.push(Math.floor(y));
  return [...steps, 0];
}

/** Scrolls to the top smoothly, by the browser or step by step; immediately if the reader prefers reduced motion. */
export function scrollToTop(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if ('scrollBehavior' in document.documentElement.style) {
    scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
    return;
  }
  const steps = stepsToTop(scrollY, reducedMotion);
  const step = (): void => {
    const y = steps.shift();
    if (y === undefined) return;
    scrollTo(0, y);
    requestAnimationFrame(step);
  };
  step();
}
