import { useEffect, type RefObject } from 'react';
import { showCurrentItem } from '../sidebar/scroll-into-sidebar.ts';

/** Wider than 996 px, the sidebar is beside the text and there is no menu. In em, like the style sheets: larger text needs more width. */
const desktopQuery = '(width > 62.25em)';

/**
 * Enhances the menu, which opens and closes without script. While it is open, the rest of the page is inert and the focus is in the menu.
 * It closes on back navigation, when the screen becomes wide, and when the reader follows a link.
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
      panel.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
      showCurrentItem();
    };
    listen(panel, 'toggle', () => {
      if (isOpen()) enter();
      // The browser returns the focus to where it was. In Safari that is nowhere, because clicked buttons don't get the focus.
      else if (document.activeElement === document.body) opener?.focus();
    });
    listen(panel, 'click', (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close();
    });
    // Back closes the menu instead of leaving the page, where the browser lets navigation be canceled.
    listen(window.navigation, 'navigate', (event: NavigateEvent) => {
      if (isOpen() && event.navigationType === 'traverse' && event.cancelable) event.preventDefault();
      close();
    });
    listen(window, 'popstate', close);
    // The back/forward cache must not restore an open menu.
    listen(window, 'pagehide', close);
    listen(matchMedia(desktopQuery), 'change', close);
    if (isOpen()) {
      markModal(panel, root, label);
      enter();
    }
    return () => listening.abort();
  }, [menu, label]);
}

/**
 * Makes an open panel modal: everything outside of it becomes inert, and assistive technology announces a dialog. Attributes are set
 * directly, so that opening the menu doesn't re-render, and so that they are removed before the browser returns the focus.
 * @param root the element that contains the whole page
 * @param label name of the dialog; undefined when the panel closes
 */
function markModal(panel: HTMLElement, root: Element, label: string | undefined): void {
  const open = label !== undefined;
  for (let element: Element = panel; element !== root && element.parentElement; element = element.parentElement) {
    for (const sibling of element.parentElement.children)
      if (sibling !== element) sibling.toggleAttribute('inert', open);
  }
  panel.role = open ? 'dialog' : null;
  panel.ariaModal = open ? 'true' : null;
  panel.ariaLabel = label ?? null;
}
