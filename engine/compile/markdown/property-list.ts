import type { Element, ElementContent } from 'hast';
import { hasClass } from './hast.ts';
import { element, text, textOf } from '../../markdown/nodes.ts';

type Plain = (children: readonly ElementContent[]) => ElementContent[];

/** A list of properties: each is one line with its name, its facts and its meaning, followed by its nested properties. */
export function propertyList(list: Element, plain: Plain): Element {
  const properties = list.children.filter((child): child is Element => child.type === 'element');
  return element(
    'ul',
    properties.map((item) => propertyItem(item, plain)),
  );
}

function propertyItem(node: Element, plain: Plain): Element {
  const parts = node.children.filter((child): child is Element => child.type === 'element');
  const [term, ...rest] = parts;
  const [name, ...facts] = (term?.children ?? []).filter(
    (child): child is Element => child.type === 'element' && !hasClass(child, 'anchor'),
  );
  const meanings = rest.map((part) => labeled(part, plain));
  const blocks = meanings.filter((part) => part.some(isBlock));
  const lines = meanings.filter((part) => !part.some(isBlock));
  const join = (all: readonly ElementContent[][], between: string): ElementContent[] =>
    all.flatMap((part, index) => (index ? [text(between), ...part] : part));
  const sentence: ElementContent[] = [
    element('strong', withoutStrong(plain(name?.children ?? []))),
    ...(facts.length
      ? [
          text(' ('),
          ...join(
            facts.map((fact) => labeled(fact, plain)),
            ', ',
          ),
          text(')'),
        ]
      : []),
    ...(lines.length ? [text(': '), ...join(lines.map(asSentence), ' ')] : []),
  ];
  return element('li', [...sentence, ...blocks.flat()]);
}

function labeled({ children }: Element, plain: Plain): ElementContent[] {
  const [first, ...rest] = children;
  if (first?.type !== 'element' || !hasClass(first, 'property-label')) return trimmed(plain(children));
  return [...trimmed(plain(first.children)), text(': '), ...trimmed(plain(rest))];
}

/** A name that is already strong is not marked twice. */
const withoutStrong = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (node.type === 'element' && /^(strong|b)$/.test(node.tagName) ? node.children : [node]));

const asSentence = (part: ElementContent[], index: number, all: readonly unknown[]): ElementContent[] =>
  index === all.length - 1 || /[.!?]$/.test(part.map(textOf).join('')) ? part : [...part, text('.')];

const trimmed = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node, index): ElementContent[] => {
    if (node.type !== 'text') return [node];
    const start = index === 0 ? node.value.trimStart() : node.value;
    const value = index === nodes.length - 1 ? start.trimEnd() : start;
    return value ? [text(value)] : [];
  });

const isBlock = (node: ElementContent): boolean =>
  node.type === 'element' && /^(div|p|ul|ol|dl|table|pre|figure|blockquote)$/.test(node.tagName);
