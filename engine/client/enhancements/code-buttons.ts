import { trustedHtml } from '../../model/trusted-types.ts';

const paths = {
  copy: 'M7 6.5V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-2.5M4 7h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z',
  done: 'M4 10.5l4 4 8-9',
  values: 'M13 4l3 3M4 13l9.5-9.5a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L7 16l-4 1z',
  wrap: 'M3 5h14M3 10h11a3 3 0 0 1 0 6h-3M13 14l-2 2 2 2M3 15h4',
};

/**
 * Adds a button to a code block.
 * @returns the button; remove it with `removeButton`
 */
export function addButton(figure: HTMLElement, icon: 'copy' | 'wrap' | 'values', label: string): HTMLButtonElement {
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
  // The copy button is always last, whatever the order of calls.
  if (icon === 'copy') bar.append(button);
  else bar.prepend(button);
  return button;
}

/** Removes a button that `addButton` has added. */
export function removeButton(button: HTMLElement): void {
  const bar = button.parentElement;
  button.remove();
  if (!bar?.childElementCount) bar?.remove();
}

/** Changes the icon of a button. */
export function setIcon(button: HTMLElement, icon: keyof typeof paths): void {
  button.innerHTML = trustedHtml(
    `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${paths[icon]}"/></svg>`,
  );
}
