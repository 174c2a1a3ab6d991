/** What is left of the way up after one frame. */
const stepFactor = 0.85;

/**
 * Scroll positions on the way to the top, one for each frame, for browsers without smooth scrolling; the last one is 0.
 * @param from scroll position, in px
 */
export function stepsToTop(from: number, reducedMotion: boolean): number[] {
  const steps: number[] = [];
  if (!reducedMotion) for (let y = from * stepFactor; y >= 1; y *= stepFactor) steps.push(Math.floor(y));
  return [...steps, 0];
}

/** Scrolls to the top: by the browser's smooth scrolling where it has any, else step by step. At once with reduced motion. */
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
