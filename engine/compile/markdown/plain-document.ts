import type { Element, ElementContent, Root, Text } from 'hast';

/**
 * A page's HTML as a document that Markdown can say: without what is there for eyes or fingers only, a drawing as its text alternative,
 * the label of a tab and a term before what they stand for.
 */
export const plainDocument = (root: Root): Root => ({
  type: 'root',
  children: plainChildren(root.children as ElementContent[]),
});

const plainChildren = (children: readonly ElementContent[]): ElementContent[] => children.flatMap(plain);

function plain(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isSilent(node)) return [];
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

const isElement = (node: ElementContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;
const text = (value: string): Text => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function property(node: Element, name: string): string {
  const value = node.properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const classesOf = (node: Element | undefined): string[] => {
  const classes = node?.properties['className'];
  return Array.isArray(classes) ? classes.map(String) : [];
};
const hasClass = (node: Element, name: string): boolean => classesOf(node).includes(name);

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

/** The first element below a node that satisfies a test, in document order. */
function findElement(node: Element, test: (candidate: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
}
