let region: HTMLElement | undefined;

/** Says a short text to screen readers, politely. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('p');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // A text that is repeated is said again only when it has been away.
  region.textContent = '';
  setTimeout(() => {
    if (region) region.textContent = text;
  }, 50);
}
