import type { Element, ElementContent, Root } from 'hast';
import { liveTag } from '../split-tree.ts';
import { classesOf, element, findElement, hasClass, isElement, property, text } from './hast.ts';
import { textOf } from '../../markdown/nodes.ts';
import { propertyList } from './property-list.ts';

/**
 * A page's HTML as a document that Markdown can say: without what is there for eyes or fingers only, a drawing as its text alternative,
 * the label of a tab and a term before what they stand for, a live component as its twin. An element with `data-markdown` says that text instead.
 * @param twins what the page's live components say, in their order
 */
export function plainDocument(root: Root, twins: readonly Root[]): Root {
  const whole = twins.length
    ? withTwins(root.children as ElementContent[], twins)
    : (root.children as ElementContent[]);
  return { type: 'root', children: plainChildren(whole) };
}

const withTwins = (children: readonly ElementContent[], twins: readonly Root[]): ElementContent[] =>
  children.map((child) => {
    if (child.type !== 'element') return child;
    if (child.tagName !== liveTag) return { ...child, children: withTwins(child.children, twins) };
    const twin = twins[Number(child.properties['dataIndex'])];
    return element('div', (twin?.children ?? []) as ElementContent[]);
  });

function plainChildren(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) =>
    isApart(children[index - 1], child) ? [text(' '), ...plain(child)] : plain(child),
  );
}

/** Whether the page parts two inline elements by its layout, where Markdown needs a space: a link and the words beside it. */
const isApart = (before: ElementContent | undefined, node: ElementContent): boolean =>
  before?.type === 'element' &&
  node.type === 'element' &&
  (before.tagName === 'span' ? isInline(node) : node.tagName === 'span' && isInline(before));

const isInline = ({ tagName }: Element): boolean => /^(a|b|code|em|i|small|span|strong|time)$/.test(tagName);

function plain(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isSilent(node)) return [];
  const instead = node.properties['dataMarkdown'];
  if (typeof instead === 'string') return instead ? [text(instead)] : [];
  const drawing = drawingOf(node);
  if (drawing) return drawing;
  const children = plainChildren(node.children);
  switch (node.tagName) {
    case 'aside':
      return [element('blockquote', children)];
    case 'summary':
    case 'dt':
      return [element('p', [element('strong', children)])];
    case 'dl':
      return [hasClass(node, 'properties') ? propertyList(node, plainChildren) : element('div', children)];
    case 'dd':
      return [element('div', children)];
    case 'pre':
      return [codeBlock(node)];
    case 'table':
      return withCaption(node, children);
    case 'td':
    case 'th':
      // A cell is one line: its paragraphs are parted by spaces.
      return [
        {
          ...node,
          children: children.flatMap((child) => (isElement(child, 'p') ? [...child.children, text(' ')] : [child])),
        },
      ];
    case 'a':
    case 'strong':
    case 'b':
    case 'em':
    case 'i':
    case 'del':
    case 's':
      return withSpacesOutside({ ...node, children });
    default: {
      const label = property(node, 'role') === 'tabpanel' || hasClass(node, 'tab') ? property(node, 'dataLabel') : '';
      const heading = label && children.length ? [element('p', [element('strong', [text(label)])])] : [];
      return [...heading, { ...node, children }];
    }
  }
}

/** Icons, controls and links of headings to themselves. A panel that is folded away until it is found is content. */
function isSilent(node: Element): boolean {
  const { tagName, properties } = node;
  if (['svg', 'script', 'style', 'template', 'button', 'noscript'].includes(tagName))
    return property(node, 'role') !== 'img';
  if (['input', 'select', 'textarea', 'output'].includes(tagName)) return properties['type'] !== 'checkbox';
  return (
    properties['ariaHidden'] === 'true' ||
    properties['hidden'] === true ||
    properties['hidden'] === '' ||
    hasClass(node, 'anchor') ||
    hasClass(node, 'needs-script') ||
    property(node, 'role') === 'tablist'
  );
}

/** A drawing says what its text alternative says; the words inside it are a picture's. */
function drawingOf(node: Element): ElementContent[] | undefined {
  const isDrawing = (candidate: Element): boolean => property(candidate, 'role') === 'img';
  const drawing = isDrawing(node) ? node : node.tagName === 'figure' ? findElement(node, isDrawing) : undefined;
  const label = drawing && property(drawing, 'ariaLabel');
  if (!label) return undefined;
  const words = element('em', [text(label)]);
  if (node.tagName !== 'figure') return [words];
  const caption = findElement(node, ({ tagName }) => tagName === 'figcaption');
  return [element('p', [words]), ...(caption ? [element('p', plainChildren(caption.children))] : [])];
}

/** Code without its highlighting; the language is a class of the `code`, as Markdown's tools expect. */
function codeBlock(node: Element): Element {
  const language = property(node, 'dataLanguage');
  const className = language
    ? [`language-${language}`]
    : classesOf(findElement(node, ({ tagName }) => tagName === 'code'));
  return element('pre', [{ ...element('code', [text(textOf(node))]), properties: { className } }]);
}

/** A caption stands above its table. */
function withCaption(node: Element, children: ElementContent[]): Element[] {
  const caption = findElement(node, ({ tagName }) => tagName === 'caption');
  const rows = children.filter((child) => child.type !== 'element' || child.tagName !== 'caption');
  return [...(caption ? [element('p', plainChildren(caption.children))] : []), { ...node, children: rows }];
}

/** Spaces at the ends of a marked text go outside: Markdown knows no marks that begin or end with one. */
function withSpacesOutside(node: Element): ElementContent[] {
  const children = [...node.children];
  const outside = { before: '', after: '' };
  const first = children[0];
  if (first?.type === 'text' && /^\s/.test(first.value)) {
    outside.before = ' ';
    children[0] = text(first.value.trimStart());
  }
  const last = children.at(-1);
  if (last?.type === 'text' && /\s$/.test(last.value)) {
    outside.after = ' ';
    children[children.length - 1] = text(last.value.trimEnd());
  }
  return [text(outside.before), { ...node, children }, text(outside.after)];
}
