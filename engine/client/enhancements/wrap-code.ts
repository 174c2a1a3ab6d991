import type { Enhancement } from './enhancement.ts';
import { addButton, removeButton } from './code-buttons.ts';
import { watchOverflow } from './watch-overflow.ts';

/** Adds a button to code blocks with long lines, which wraps them; hidden while no line overflows. */
export const wrapCode: Enhancement = {
  mount(article, strings) {
    const buttons = new Map<HTMLElement, HTMLButtonElement>();
    const add = (pre: HTMLElement): HTMLButtonElement => {
      const button = addButton(pre.parentElement as HTMLElement, 'wrap', strings.wrapLines);
      button.ariaPressed = 'false';
      button.addEventListener('click', () => {
        button.ariaPressed = String(pre.classList.toggle('wrap'));
      });
      buttons.set(pre, button);
      return button;
    };
    const stop = watchOverflow(
      article.querySelectorAll<HTMLElement>('figure.code > pre:not(.wrap)'),
      (pre, overflows) => {
        const button = buttons.get(pre) ?? (overflows ? add(pre) : undefined);
        if (button) button.hidden = !overflows && button.ariaPressed !== 'true';
      },
    );
    return () => {
      stop();
      for (const [pre, button] of buttons) {
        pre.classList.remove('wrap');
        removeButton(button);
      }
    };
  },
};
