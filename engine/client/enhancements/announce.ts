let region: HTMLElement | undefined;

/** Announces a short text to screen readers, without interrupting them (`role=status`). */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('p');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // A repeated text is announced again only if it has been removed in between.
  region.textContent = '';
  setTimeout(() => {
    if (region) region.textContent = text;
  }, 50);
}
