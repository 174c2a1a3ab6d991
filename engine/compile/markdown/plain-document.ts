import type { Element, ElementContent, Root } from 'hast';
import { liveTag } from '../split-tree.ts';
import { classesOf, findElement, hasClass, isElement, property } from './hast.ts';
import { element, text, textOf } from '../../markdown/nodes.ts';
import { inlineTags } from '../../markdown/tags.ts';
import { propertyList } from './property-list.ts';
import { propertyTable } from './property-table.ts';

/**
 * Reduces a page's HTML to what Markdown can express: decorations and controls are removed, a drawing becomes its text alternative, labels
 * of tabs and terms come before their content, and a live component becomes its twin. What has `data-markdown-ignore` is for people only.
 * The result shares no text and no list of children with the page.
 * @param twins the HTML of the page's live components, in their order
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

/** Whether the layout separates two inline elements, such as a link and the words beside it, where Markdown needs a space. */
const isApart = (before: ElementContent | undefined, node: ElementContent): boolean =>
  before?.type === 'element' &&
  node.type === 'element' &&
  !/^[.,;:!?)’”]/.test(textOf(node)) &&
  (before.tagName === 'span' ? isInline(node) : node.tagName === 'span' && isInline(before));

const isInline = ({ tagName }: Element): boolean => tagName !== 'wbr' && inlineTags.has(tagName);

function plain(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [text(node.value)];
  if (node.type !== 'element' || isSilent(node)) return [];
  const drawing = drawingOf(node);
  if (drawing) return drawing;
  if ('dataMarkdownIgnore' in node.properties) return [];
  // These read their children themselves. If they were reduced below as well, nested lists would be reduced twice at each level.
  if (node.tagName === 'dl' && hasClass(node, 'properties')) {
    const columns = property(node, 'dataColumns');
    return [columns ? propertyTable(node, columns.split('|'), plainChildren) : propertyList(node, plainChildren)];
  }
  if (node.tagName === 'pre') return [codeBlock(node)];
  const children = plainChildren(node.children);
  switch (node.tagName) {
    case 'aside':
      return [element('blockquote', children)];
    case 'summary':
      // The heading of a group, and the number of its members.
      if (children.some((child) => isElement(child, 'h3')))
        return children.map((child) => (isElement(child, 'small') ? element('p', child.children) : child));
      return [element('p', [element('strong', children)])];
    case 'dt':
      return [element('p', [element('strong', children)])];
    case 'dl':
    case 'dd':
      return [element('div', children)];
    case 'table':
      return withCaption(node, children);
    case 'td':
    case 'th':
      // A cell is one line, so its paragraphs are separated by spaces.
      return [
        {
          ...node,
          children: children.flatMap((child) => (isElement(child, 'p') ? [...child.children, text(' ')] : [child])),
        },
      ];
    case 'a':
      // Headings' and properties' links to themselves, and anchors without `href`, become their content.
      if (hasClass(node, 'anchor') || property(node, 'href') === '') return children;
      return withSpacesOutside({ ...node, children });
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

/** Whether an element is left out: icons, controls and possible line breaks. What is hidden is content, which readers open or the search finds. */
function isSilent(node: Element): boolean {
  const { tagName, properties } = node;
  if (['svg', 'script', 'style', 'template', 'button', 'noscript', 'wbr'].includes(tagName))
    return property(node, 'role') !== 'img';
  if (['input', 'select', 'textarea', 'output'].includes(tagName)) return properties['type'] !== 'checkbox';
  return (
    properties['ariaHidden'] === 'true' ||
    hasClass(node, 'needs-script') ||
    hasClass(node, 'all-lines') ||
    property(node, 'role') === 'tablist'
  );
}

/** A drawing becomes its text alternative; the words inside it are part of the picture. */
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

/** Code without highlighting; the language is a class of the `code` element, as hast-util-to-mdast expects. */
function codeBlock(node: Element): Element {
  const language = property(node, 'dataLanguage');
  const className = language
    ? [`language-${language}`]
    : classesOf(findElement(node, ({ tagName }) => tagName === 'code'));
  return element('pre', [{ ...element('code', [text(textOf(node))]), properties: { className } }]);
}

function withCaption(node: Element, children: ElementContent[]): Element[] {
  const caption = findElement(node, ({ tagName }) => tagName === 'caption');
  const rows = children.filter((child) => child.type !== 'element' || child.tagName !== 'caption');
  return [...(caption ? [element('p', plainChildren(caption.children))] : []), { ...node, children: rows }];
}

/** Moves leading and trailing spaces out of formatted text, because in Markdown `** text **` is not formatted. */
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
