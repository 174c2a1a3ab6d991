/**
 * Makes an open panel the only thing there is: everything outside of it cannot be reached, and assistive technology hears of a dialog.
 * Attributes are set directly, so that opening the menu draws nothing again, and before the browser gives the focus back on closing.
 * @param root element that holds the whole page
 */
export function markModal(panel: HTMLElement, root: Element, open: boolean): void {
  for (let element: Element = panel; element !== root && element.parentElement; element = element.parentElement) {
    for (const sibling of element.parentElement.children)
      if (sibling !== element) sibling.toggleAttribute('inert', open);
  }
  panel.role = open ? 'dialog' : null;
  panel.ariaModal = open ? 'true' : null;
  panel.ariaLabel = open ? 'Menu' : null;
}
