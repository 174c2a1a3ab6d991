import { useEffect, type RefObject } from 'react';
import { markModal } from './mark-modal.ts';

/** Screens wider than 996 px have the sidebar beside the text and no menu. */
export const desktopQuery = '(min-width: 997px)';

/**
 * What script adds to the menu, which opens and closes without it: the rest of the page is out of reach while it is open, the focus moves into it,
 * and it closes on back navigation, on a screen that has become wide, and on a choice.
 */
export function useMenu(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = menu.current;
    const root = document.getElementById('app');
    if (!panel || !root || !('popover' in panel)) return;
    const isOpen = (): boolean => panel.matches(':popover-open');
    const close = (): void => {
      if (isOpen()) panel.hidePopover();
    };
    const beforeToggle = (event: ToggleEvent): void => markModal(panel, root, event.newState === 'open');
    const toggled = (event: ToggleEvent): void => {
      if (event.newState === 'open') panel.querySelector('button')?.focus();
    };
    const chosen = (event: MouseEvent): void => {
      if ((event.target as Element).closest('a')) close();
    };
    // Back means "close the menu", not "leave the page". Browsers that do not let it be cancelled leave the page, and the menu closes too.
    const navigate = (event: NavigateEvent): void => {
      if (isOpen() && event.navigationType === 'traverse' && event.cancelable) event.preventDefault();
      close();
    };
    const desktop = matchMedia(desktopQuery);
    panel.addEventListener('beforetoggle', beforeToggle);
    panel.addEventListener('toggle', toggled);
    panel.addEventListener('click', chosen);
    desktop.addEventListener('change', close);
    addEventListener('popstate', close);
    const { navigation } = window;
    navigation?.addEventListener('navigate', navigate);
    if (isOpen()) markModal(panel, root, true);
    return () => {
      panel.removeEventListener('beforetoggle', beforeToggle);
      panel.removeEventListener('toggle', toggled);
      panel.removeEventListener('click', chosen);
      desktop.removeEventListener('change', close);
      removeEventListener('popstate', close);
      navigation?.removeEventListener('navigate', navigate);
    };
  }, [menu]);
}
