const animations = new WeakMap<HTMLDetailsElement, Animation>();

/**
 * Opens or closes `<details>` with an animation of its height; a second call during the animation reverses it. The state is kept in the
 * element only: `open` is true from the start of opening to the end of closing, `data-closing` is set while it closes.
 */
export function toggleDetails(details: HTMLDetailsElement): void {
  const running = animations.get(details);
  if (running) {
    details.toggleAttribute('data-closing');
    running.reverse();
    return;
  }
  const closing = details.open;
  details.open = false;
  const closed = details.offsetHeight;
  details.open = true;
  // The browser fires this event only later. Listeners that render the content must do it before the height is measured.
  if (!closing) details.dispatchEvent(new Event('toggle'));
  const opened = details.offsetHeight;
  details.toggleAttribute('data-closing', closing);
  const animation = details.animate(
    { height: [`${closed}px`, `${opened}px`], overflow: ['clip', 'clip'] },
    {
      duration: collapseDuration(opened - closed, matchMedia('(prefers-reduced-motion: reduce)').matches),
      easing: 'ease-in-out',
    },
  );
  if (closing) animation.reverse();
  animations.set(details, animation);
  const end = (): void => {
    animations.delete(details);
    if (details.hasAttribute('data-closing')) details.open = false;
    details.removeAttribute('data-closing');
  };
  animation.onfinish = end;
  animation.oncancel = end;
}

/**
 * How long a section takes to open or close, in ms: 120 to 200, growing with the square root of its height; 1 with reduced motion.
 * @param height height of the content that appears or disappears, in px
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  return reducedMotion ? 1 : Math.round(Math.min(200, 120 + 2.5 * Math.sqrt(Math.max(0, height))));
}
