import type { Element } from 'hast';
import { text, type Node } from '../../engine/markdown/nodes.ts';

/** Whether a text seems to contain formulas: `$$`, or a span between single dollar signs with characters that only formulas have. */
export const hasMath = (source: string): boolean => /\$\$|\$[^\s$][^$\n]*[\\^_{][^$\n]*\$/.test(source);

const classesOf = (node: Element): readonly unknown[] => {
  const { className } = node.properties;
  return Array.isArray(className) ? className : [];
};

/**
 * A formula that the parser found, as code in the language `math`; undefined for other elements. Two prices in a sentence are not a
 * formula: an opening dollar sign is not followed by a space, and a closing one is not preceded by one.
 */
export function formula(node: Element): Node | undefined {
  const classes = classesOf(node);
  if (node.tagName === 'code' && classes.includes('math-inline')) {
    const [child] = node.children;
    const value = child?.type === 'text' ? child.value : '';
    return /^\s|\s$/.test(value) ? text(`$${value}$`) : { ...node, properties: { title: 'Formula, in TeX' } };
  }
  const [code] = node.children;
  if (node.tagName !== 'pre' || code?.type !== 'element' || !classesOf(code).includes('math-display')) return undefined;
  const data = { lang: 'latex', meta: 'title="Formula, in TeX"' };
  return { ...node, children: [{ ...code, properties: {}, data } as Element] };
}
