import type { PageData, PageState } from '../model/page.ts';
import { fillSkeleton } from '../model/tree.ts';

/** The page in the document: its inline state, with the static HTML read from the DOM, so that hydration always matches. */
export function readPageState(document: Document): PageData {
  const state = JSON.parse(document.getElementById('page')?.textContent ?? '') as PageState;
  const chunks = [...document.querySelectorAll('#app .chunk, #app [data-chunk]')].map((chunk) => chunk.innerHTML);
  const { marks: marked, ...rest } = state;
  // The marks are above the body.
  const marks = marked && chunks.shift();
  return { ...rest, ...(marks ? { marks } : {}), body: fillSkeleton(state.body, chunks) };
}
