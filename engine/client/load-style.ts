import type { CheckedFile } from '../model/checked-file.ts';

/**
 * Adds a style sheet to the document, before the page that needs it is rendered.
 * @returns a promise that resolves when the style sheet has loaded or failed; undefined if it is already in the document
 */
export function loadStyle({ href, integrity = '' }: CheckedFile): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.integrity = integrity;
  link.href = href;
  return new Promise((settled) => {
    link.addEventListener('load', settled);
    link.addEventListener('error', settled);
    document.head.append(link);
  });
}
