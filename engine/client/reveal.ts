import { decodeUrl } from '../model/url.ts';

/**
 * Opens everything that hides the target of a link: closed `<details>`, and panels with `hidden="until-found"`, which first get a
 * `beforematch` event, as from find in page, so that their tab can be selected.
 * @param hash `location.hash`, with or without `#`, percent-encoded or not
 * @returns the target if something was opened, which has moved it
 */
export function reveal(hash: string): HTMLElement | undefined {
  const target = targetOf(hash);
  return target && revealElement(target) ? target : undefined;
}

/** The element that a hash refers to. The hash may be percent-encoded. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeUrl(hash.replace(/^#/, '')));
}

/**
 * Opens everything that hides an element, like `reveal`.
 * @returns whether something was opened
 */
export function revealElement(target: HTMLElement): boolean {
  let opened = false;
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element.getAttribute('hidden') === 'until-found') {
      element.dispatchEvent(new Event('beforematch', { bubbles: true }));
      element.removeAttribute('hidden');
      opened = true;
    }
    // A link to an accordion opens the accordion itself.
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      opened = true;
    }
  }
  return opened;
}
