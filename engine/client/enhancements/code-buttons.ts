import { buttonIcons } from '../../model/button-icons.ts';
import { trustedHtml } from '../../model/trusted-types.ts';

/**
 * Adds a button to a code block.
 * @returns the button; remove it with `removeButton`
 */
export function addButton(figure: HTMLElement, icon: 'wrap' | 'values', label: string): HTMLButtonElement {
  let bar = figure.querySelector<HTMLElement>(':scope > .code-buttons');
  if (!bar) {
    bar = document.createElement('div');
    bar.className = 'code-buttons';
    figure.append(bar);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = icon;
  button.title = label;
  button.setAttribute('aria-label', label);
  setIcon(button, icon);
  // The copy button is always last.
  bar.prepend(button);
  return button;
}

/** Removes a button that `addButton` has added. */
export function removeButton(button: HTMLElement): void {
  const bar = button.parentElement;
  button.remove();
  if (!bar?.childElementCount) bar?.remove();
}

/** Changes the icon of a button. */
export function setIcon(button: HTMLElement, icon: keyof typeof buttonIcons): void {
  button.innerHTML = trustedHtml(
    `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${buttonIcons[icon]}"/></svg>`,
  );
}
