import { collapseDuration } from './collapse-duration.ts';

const animations = new WeakMap<HTMLDetailsElement, Animation>();

/**
 * Opens or closes `<details>` with a change of height; a second call halfway turns it round. While it closes, it carries `data-closing`.
 * The element itself stays the only keeper of its state: `open` is true from the start of opening to the end of closing.
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
  // Whoever renders the content does it now, not when the browser fires the event some time later: all of the height is animated.
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
