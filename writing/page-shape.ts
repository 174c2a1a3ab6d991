import type { PageRule } from '../engine/checks/rules.ts';
import { componentsOf, headingsOf, paragraphsOf } from './page-text.ts';

/**
 * Compares second-level headings with those that a page type has; see `engine/model/page-type.ts`.
 * @returns the first heading that is missing or misplaced
 */
export function firstMismatch(
  titles: readonly string[],
  shape: readonly string[],
): { expected: string; found: string | undefined } | undefined {
  let position = 0;
  for (const [index, expected] of shape.entries()) {
    if (expected === '…') {
      const next = shape[index + 1];
      while (position < titles.length && titles[position] !== next) position++;
      continue;
    }
    if (titles[position] !== expected) return { expected, found: titles[position] };
    position++;
  }
  return position < titles.length && shape.at(-1) !== '…'
    ? { expected: '(nothing more)', found: titles[position] }
    : undefined;
}

/** Headings are fixed for each page type, so that readers find the same thing in the same place. */
export const pageShape: PageRule = ({ meta, nodes, pageTypes }) => {
  const all = headingsOf(nodes).filter(({ level }) => level === 2);
  if (meta.type === 'landing') {
    const count = paragraphsOf(nodes).reduce((sum, { text }) => sum + text.split(' ').length, 0);
    return count > 60
      ? [
          {
            message: `A landing page has at most 60 words before its cards; this one has ${count}.`,
            hint: 'Move the words to the pages it leads to.',
          },
        ]
      : [];
  }
  const shape = pageTypes[meta.type]?.headings;
  const mismatch =
    shape &&
    firstMismatch(
      all.map(({ text }) => text),
      shape,
    );
  const findings = mismatch
    ? [
        {
          message:
            `A page of type \`${meta.type}\` has the headings ${shape.join(' → ')}; ` +
            `instead of “${mismatch.expected}” it has ${mismatch.found ? `“${mismatch.found}”` : 'nothing'}.`,
          line: all.find(({ text }) => text === mismatch.found)?.line,
        },
      ]
    : [];
  const steps = componentsOf(nodes, /^Steps$/);
  if (meta.type === 'concept' && steps[0])
    findings.push({ message: 'A concept page has no steps.', line: steps[0].position?.start.line });
  for (const node of steps) {
    const items = node.children
      .flatMap((child) => (child.type === 'element' && child.tagName === 'ol' ? child.children : []))
      .filter((child) => child.type === 'element');
    if (items.length > 10)
      findings.push({ message: `Ten steps at most; this list has ${items.length}.`, line: node.position?.start.line });
  }
  return findings;
};
