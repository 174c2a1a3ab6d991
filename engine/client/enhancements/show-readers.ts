/**
 * Shows what is for the readers that the reader has chosen to be. The inline script has done the same for the first page, except for the buttons.
 * @param choice number of the kind of readers; null or -1 for all
 */
export function showReaders(document: Document, choice: string | null): void {
  const { dataset } = document.documentElement;
  if (Number(choice ?? -1) < 0) delete dataset.readers;
  else dataset.readers = choice as string;
  for (const button of document.querySelectorAll<HTMLElement>('.readers button'))
    button.ariaPressed = String(button.dataset.readers === (dataset.readers ?? '-1'));
}
