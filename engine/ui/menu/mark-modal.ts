/**
 * Makes an open panel the only thing there is: everything outside of it cannot be reached, and assistive technology hears of a dialog.
 * Attributes are set directly, so that opening the menu renders nothing, and before the browser gives the focus back on closing.
 * @param root element that holds the whole page
 * @param label what the dialog is called; undefined: it closes
 */
export function markModal(panel: HTMLElement, root: Element, label: string | undefined): void {
  const open = label !== undefined;
  for (let element: Element = panel; element !== root && element.parentElement; element = element.parentElement) {
    for (const sibling of element.parentElement.children)
      if (sibling !== element) sibling.toggleAttribute('inert', open);
  }
  panel.role = open ? 'dialog' : null;
  panel.ariaModal = open ? 'true' : null;
  panel.ariaLabel = label ?? null;
}
