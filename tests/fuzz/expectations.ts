import { parseHtml } from '../../engine/markdown/parser.ts';

/** Words that a message must not contain: they would be about the program's internals. */
export const unexplained =
  /undefined|\[object |TypeError|ReferenceError|RangeError|Cannot read|is not a function|at .*\.ts:\d/;

/** Whether every element ends within its text. One that doesn't would swallow what follows. */
export function isWhole(html: string): boolean {
  const { children } = parseHtml(`<main>${html}</main><footer></footer>`);
  const names = children.map((child) => (child.type === 'element' ? child.tagName : child.type));
  return names.join(' ') === 'main footer';
}
