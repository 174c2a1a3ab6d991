import type { Enhancement } from './enhancement.ts';
import { watchOverflow } from './watch-overflow.ts';

/** Code and tables can be focused, to scroll them by keyboard. Where nothing is cut off, they leave the tab order and the list of landmarks. */
export const enhancement: Enhancement = {
  mount(article) {
    const roles = new Map<HTMLElement, string | null>();
    for (const element of article.querySelectorAll<HTMLElement>('figure.code > pre[tabindex], .table[tabindex]'))
      roles.set(element, element.getAttribute('role'));
    const restore = (element: HTMLElement): void => {
      element.tabIndex = 0;
      element.setAttribute('role', roles.get(element) ?? 'region');
    };
    const stop = watchOverflow(roles.keys(), (element, overflows) => {
      if (overflows) restore(element);
      else if (element !== document.activeElement) {
        element.removeAttribute('tabindex');
        // A name needs a role that may have one.
        element.setAttribute('role', 'group');
      }
    });
    return () => {
      stop();
      for (const element of roles.keys()) restore(element);
    };
  },
};
