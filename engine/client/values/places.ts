/** A place in an article where a value goes. */
export type Place = { readonly element: HTMLElement; readonly name: string; readonly original: readonly Node[] };

/** Every marked placeholder of an article, in reading order. Live components fill their own. */
export const placesIn = (article: HTMLElement): Place[] =>
  [...article.querySelectorAll<HTMLElement>('code :is(var, data)')].flatMap((element) => {
    const name =
      element instanceof HTMLDataElement ? element.value : /^<([A-Z][A-Z0-9_]*)>$/.exec(element.textContent)?.[1];
    return name && !element.closest('[data-live]') ? [{ element, name, original: [...element.childNodes] }] : [];
  });

/** Puts a value in its place as text, or the placeholder back. */
export function fill({ element, original }: Place, value: string | undefined): void {
  if (value === undefined) element.replaceChildren(...original);
  else if (element.textContent !== value) element.textContent = value;
}
