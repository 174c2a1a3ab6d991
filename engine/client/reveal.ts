import { decodeUrl } from '../model/url.ts';

/**
 * Opens everything that hides the target of a link: closed `<details>` and panels that are `hidden="until-found"`.
 * A panel hears `beforematch` first, as when the browser's find opens it, so that its tab can follow.
 * @param hash `location.hash`, with or without `#`, percent-encoded or not
 * @returns the target when something had to be opened: where it stands has changed
 */
export function reveal(hash: string): HTMLElement | undefined {
  const target = targetOf(hash);
  return target && revealElement(target) ? target : undefined;
}

/** The element a hash names, percent-encoded or not; one that is not well encoded is taken as it is. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeUrl(hash.replace(/^#/, '')));
}

/** The same for an element. @returns whether something had to be opened */
export function revealElement(target: HTMLElement): boolean {
  let opened = false;
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element.getAttribute('hidden') === 'until-found') {
      element.dispatchEvent(new Event('beforematch', { bubbles: true }));
      element.removeAttribute('hidden');
      opened = true;
    }
    // The target itself may be a closed `<details>`: a link to an accordion means its content.
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      opened = true;
    }
  }
  return opened;
}
