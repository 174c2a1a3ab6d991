/** A placeholder in an article. `original` is its content before a value replaced it. */
export type ShownPlaceholder = {
  readonly element: HTMLElement;
  readonly name: string;
  readonly original: readonly Node[];
};

/** All marked placeholders of an article, in reading order, except those in live components, which fill in their own. */
export const placeholdersIn = (article: HTMLElement): ShownPlaceholder[] =>
  [...article.querySelectorAll<HTMLElement>('code :is(var, data)')].flatMap((element) => {
    const name =
      element instanceof HTMLDataElement ? element.value : /^<([A-Z][A-Z0-9_]*)>$/.exec(element.textContent)?.[1];
    return name && !element.closest('[data-live]') ? [{ element, name, original: [...element.childNodes] }] : [];
  });

/** Shows a value as text; undefined restores the placeholder. */
export function fill({ element, original }: ShownPlaceholder, value: string | undefined): void {
  if (value === undefined) element.replaceChildren(...original);
  else if (element.textContent !== value) element.textContent = value;
}
