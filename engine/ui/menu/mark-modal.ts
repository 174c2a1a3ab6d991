/**
 * Makes an open panel modal: everything outside of it becomes inert, and assistive technology announces a dialog. Attributes are set
 * directly, so that opening the menu doesn't re-render, and so that they are removed before the browser returns the focus.
 * @param root the element that contains the whole page
 * @param label name of the dialog; undefined when the panel closes
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
