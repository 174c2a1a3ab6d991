import { collapseDuration } from './collapse-duration.ts';

const animations = new WeakMap<HTMLDetailsElement, Animation>();

/**
 * Opens or closes `<details>` with an animation of its height; a second call during the animation reverses it. The
 * state is kept in the element only: `open` is true from the start of opening to the end of closing, `data-closing` is
 * set while it closes.
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
  // The browser fires this event only later. Listeners that render the content must do it before the height is
  // measured.
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
