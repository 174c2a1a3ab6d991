/**
 * Puts a text on the clipboard. Where the page may not (no HTTPS, permission refused) the element's text is selected instead, so that one keystroke copies it.
 * @returns whether the clipboard has the text
 */
export async function copyText(text: string, element?: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (element) getSelection()?.selectAllChildren(element);
    return false;
  }
}
