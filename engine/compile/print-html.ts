import type { RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** Nodes as HTML, with as few characters as a browser needs. */
export const printHtml = (nodes: readonly RootContent[]): string =>
  toHtml([...nodes], {
    characterReferences: { useNamedReferences: true },
    closeEmptyElements: true,
    tightSelfClosing: true,
  });
