/**
 * Copies a text to the clipboard. Where that is not allowed (no HTTPS, permission denied), the element's text is selected instead,
 * so that one keystroke copies it.
 * @returns whether the text is on the clipboard
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
