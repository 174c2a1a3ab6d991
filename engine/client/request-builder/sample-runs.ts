import { element } from '../element.ts';
import type { Run } from './recolor.ts';

/** Reads highlighted code from the page. */
export function runsIn(code: Element): Run[] {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const runs: Run[] = [];
  while (texts.nextNode())
    runs.push({
      text: texts.currentNode.nodeValue ?? '',
      color: texts.currentNode.parentElement?.closest('code span')?.className ?? '',
    });
  return runs;
}

/** Replaces the code on the page. Placeholders that are not filled in are marked with `<var>`, as everywhere. */
export function showRuns(code: Element, runs: readonly Run[]): void {
  code.replaceChildren(
    ...runs.map(({ text, color }) => {
      const parts = text
        .split(/(<[A-Z][A-Z0-9_]*>)/)
        .map((part, index) => (index % 2 ? element('var', {}, part) : part));
      return element('span', color ? { class: color } : {}, ...parts);
    }),
  );
}
