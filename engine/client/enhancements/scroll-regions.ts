import type { Enhancement } from './enhancement.ts';
import { watchOverflow } from './watch-overflow.ts';

/** Scrollable code and tables are tab stops, for scrolling by keyboard. Removes those that don't overflow from tab order and landmarks. */
export const enhancement: Enhancement = {
  mount(article) {
    const roles = new Map<HTMLElement, string | null>();
    for (const element of article.querySelectorAll<HTMLElement>('figure.code > pre[tabindex], .table[tabindex]'))
      roles.set(element, element.getAttribute('role'));
    const restore = (element: HTMLElement): void => {
      element.tabIndex = 0;
      element.setAttribute('role', roles.get(element) ?? 'region');
    };
    const stop = watchOverflow(roles.keys(), (element, { wide, tall }) => {
      if (wide || tall) restore(element);
      else if (element !== document.activeElement) {
        element.removeAttribute('tabindex');
        // Only some roles allow a name (`aria-label`).
        element.setAttribute('role', 'group');
      }
    });
    return () => {
      stop();
      for (const element of roles.keys()) restore(element);
    };
  },
};
