import { useEffect, type RefObject } from 'react';
import { showCurrentItem } from '../sidebar/scroll-into-sidebar.ts';
import { markModal } from './mark-modal.ts';

/** Screens wider than 996 px have the sidebar beside the text and no menu. In em, like all of the style sheets: larger text asks for a wider screen. */
const desktopQuery = '(width > 62.25em)';

/**
 * What script adds to the menu, which opens and closes without it: the rest of the page is out of reach while it is open, the focus moves into it,
 * and it closes on back navigation, on a screen that has become wide, and on a choice.
 */
export function useMenu(menu: RefObject<HTMLElement | null>, label: string): void {
  useEffect(() => {
    const panel = menu.current;
    const root = document.getElementById('app');
    if (!panel || !root || !('popover' in panel)) return;
    const listening = new AbortController();
    const listen = (target: EventTarget | undefined, type: string, listener: (event: never) => void): void =>
      target?.addEventListener(type, listener as EventListener, { signal: listening.signal });
    const opener = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]:not(#${panel.id} *)`);
    const isOpen = (): boolean => panel.matches(':popover-open');
    const close = (): void => {
      if (isOpen()) panel.hidePopover();
    };
    listen(panel, 'beforetoggle', (event: ToggleEvent) =>
      markModal(panel, root, event.newState === 'open' ? label : undefined),
    );
    const enter = (): void => {
      panel.querySelector('button')?.focus();
      showCurrentItem(panel);
    };
    listen(panel, 'toggle', () => {
      if (isOpen()) enter();
      // The browser gives the focus back to where it was. In Safari that is nowhere: it does not focus a button that is clicked.
      else if (document.activeElement === document.body) opener?.focus();
    });
    listen(panel, 'click', (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close();
    });
    // Back means "close the menu", not "leave the page". Browsers that do not let it be cancelled leave the page, and the menu closes too.
    listen(window.navigation, 'navigate', (event: NavigateEvent) => {
      if (isOpen() && event.navigationType === 'traverse' && event.cancelable) event.preventDefault();
      close();
    });
    listen(window, 'popstate', close);
    // A page that is kept for Back is kept with its menu closed.
    listen(window, 'pagehide', close);
    listen(matchMedia(desktopQuery), 'change', close);
    if (isOpen()) {
      markModal(panel, root, label);
      enter();
    }
    return () => listening.abort();
  }, [menu, label]);
}
