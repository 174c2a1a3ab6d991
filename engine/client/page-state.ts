import type { PageData, PageState } from '../model/page.ts';
import { fillSkeleton } from '../model/tree.ts';

/**
 * The page that stands in the document: its inline state, with the static HTML read back from where it was drawn.
 * Reading it from the DOM is what makes hydration match by construction.
 */
export function readPageState(document: Document): PageData {
  const state = JSON.parse(document.getElementById('page')?.textContent ?? '') as PageState;
  const chunks = [...document.querySelectorAll('#app .chunk, #app [data-chunk]')].map((chunk) => chunk.innerHTML);
  return { ...state, body: fillSkeleton(state.body, chunks) };
}
