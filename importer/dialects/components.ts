import type { Element } from 'hast';
import { element, isComponent, text, type JsxNode, type Node } from '../../engine/markdown/nodes.ts';
import { inlineTags } from '../../engine/markdown/tags.ts';
import { codeTabs } from './group-containers.ts';
import { literalsOf } from './html-element.ts';
import { accordion, badge, callout, cards, isCallout, steps, strongLine, tabs, type Tab } from './vocabulary.ts';

/** The texts and URLs in a tag's attributes, by name. */
export type Words = Readonly<Record<string, string>>;

export const wordsOf = (node: JsxNode): Words => textsOf(literalsOf(node));

const textsOf = (values: object): Words =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

const first = (words: Words, ...names: readonly string[]): string =>
  names.map((name) => (Object.hasOwn(words, name) ? words[name] : undefined)).find(Boolean) ?? '';

/**
 * A component of Mintlify, Docusaurus, Starlight or Nextra as its counterpart here; undefined for others. Its children must already
 * be adapted.
 */
export function knownComponent(node: JsxNode): Node[] | undefined {
  const name = node.name ?? '';
  const words = wordsOf(node);
  const title = first(words, 'title', 'summary', 'label', 'header', 'name');
  const origin = { position: node.position };
  if (/^(Aside|Admonition|Callout|Alert)$/.test(name)) {
    const kind = first(words, 'type', 'kind', 'variant', 'intent') || 'note';
    return [callout(kind, title, node.children, origin)];
  }
  if (/^[A-Z]/.test(name) && isCallout(name)) return [callout(name, title, node.children, origin)];
  switch (name) {
    case 'Accordion':
    case 'Expandable':
    case 'Collapsible':
    case 'Collapse':
    case 'Details':
    case 'Expander':
      return [accordion(title, node.children, origin)];
    case 'Tabs':
    case 'TabGroup':
      return tabs(tabsIn(node), origin);
    case 'CodeGroup':
    case 'CodeGroups':
      return tabs(codeTabs(node.children), origin);
    case 'Steps':
      return stepsIn(node);
    case 'Cards':
    case 'CardGroup':
    case 'CardGrid':
    case 'Columns':
      return cardsIn(node);
    case 'Badge': {
      const label = first(words, 'text', 'label');
      return label ? [badge(label, first(words, 'variant', 'type'), node.type)] : undefined;
    }
    case 'ParamField':
    case 'ResponseField':
      return [fieldLine(node, words), ...inParagraph(node.children)];
    default:
      return undefined;
  }
}

/** The name of a parameter, its type, and whether it is required. */
function fieldLine(node: JsxNode, words: Words): Node {
  const name = first(words, 'path', 'query', 'body', 'header', 'name');
  const type = first(words, 'type');
  const isRequired = node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'required');
  const facts = [type, ...(isRequired ? ['required'] : [])].filter(Boolean).join(', ');
  return element('p', [element('code', [text(name)]), ...(facts ? [text(`: ${facts}`)] : [])]);
}

/** Inline content is wrapped in a paragraph. */
function inParagraph(children: readonly Node[]): readonly Node[] {
  const isWords = (node: Node): boolean =>
    node.type === 'text' || (node.type === 'element' && (node.tagName === 'br' || inlineTags.has(node.tagName)));
  const says = children.some((node) => node.type !== 'text' || node.value.trim());
  return says && children.every(isWords) ? [element('p', children)] : children;
}

/** Whether a component only has a meaning inside another: `<TabItem>` in `<Tabs>`. */
export const isPartOf = (parent: string | null, child: string | null): boolean =>
  (/^Tab(s|Group)$/.test(parent ?? '') && /^(Tab|TabItem|TabPane|Tabs\.Tab)$/.test(child ?? '')) ||
  (parent === 'Steps' && child === 'Step') ||
  (/^(Cards|CardGroup|CardGrid|Columns)$/.test(parent ?? '') && /^(Card|LinkCard)$/.test(child ?? ''));

/** The children of a tab group: each tab, with other content before or after them. */
function tabsIn(node: JsxNode): Tab[] {
  return node.children.flatMap((child) => {
    if (!isComponent(child))
      return child.type === 'text' && !child.value.trim() ? [] : [{ label: '', children: [child] }];
    return [{ label: first(wordsOf(child), 'title', 'label', 'value', 'name'), children: child.children }];
  });
}

/** Consecutive `<Step title="…">` elements; steps that are already a list are left to our own component. */
function stepsIn(node: JsxNode): Node[] | undefined {
  const children = node.children.filter((child) => child.type !== 'text' || child.value.trim());
  if (children.length && children.every((child) => isComponent(child) && child.name === 'Step'))
    return [
      steps(
        (children as JsxNode[]).map((child) => ({
          title: first(wordsOf(child), 'title', 'name', 'label'),
          children: child.children,
        })),
        { position: node.position },
      ),
    ];
  const [only] = children;
  return children.length === 1 && only?.type === 'element' && only.tagName === 'ol' ? [node] : children;
}

/** A group of cards; what is no card, or has no place in one, comes one after the other. */
function cardsIn(node: JsxNode): Node[] {
  const children = node.children.filter((child) => child.type !== 'text' || child.value.trim());
  const all = children.flatMap((child) => {
    if (!isComponent(child) || !/^(Card|LinkCard)$/.test(child.name ?? '')) return [];
    const words = wordsOf(child);
    const [title, href] = [first(words, 'title'), first(words, 'href', 'link', 'to')];
    const blocks = child.children.filter((one) => one.type !== 'text' || one.value.trim());
    const description = first(words, 'description');
    const content = blocks.length ? blocks : description ? [text(description)] : [];
    const inline = content.flatMap((one) =>
      one.type === 'element' && one.tagName === 'p' ? (one.children as Node[]) : [one],
    );
    const isLine =
      content.length < 2 &&
      inline.every(
        (one) => one.type === 'text' || (one.type === 'element' && /^(b|code|em|i|strong)$/.test(one.tagName)),
      );
    return title && title.length <= 60 && href && isLine && inline.length
      ? [{ title, href, children: [element('p', inline)] }]
      : [];
  });
  if (all.length && all.length === children.length) return [cards(all, { position: node.position })];
  return children.flatMap((child) =>
    isComponent(child) && /^(Card|LinkCard)$/.test(child.name ?? '')
      ? plainParts(wordsOf(child), child.children, false)
      : [child],
  );
}

const titles = ['title', 'label', 'header', 'heading', 'summary', 'name', 'fileName', 'file-name'];
const sentences = ['description', 'caption', 'text', 'tip', 'content', 'subtitle'];
const links = ['href', 'link', 'to', 'url', 'src'];
/** Attributes with image URLs become images. */
const isImage = (address: string): boolean => /\.(png|jpe?g|gif|svg|webp|avif)([?#].*)?$/i.test(address);

/** What remains of an unknown component or element: the text and the URL in its attributes, and its content. */
export function plainParts(words: Words, children: readonly Node[], inline: boolean): Node[] {
  const source = [first(words, 'src'), first(words, 'srcLight')].find(isImage) ?? first(words, 'src');
  const image = isImage(source) ? [element('img', [], { src: source, alt: first(words, 'alt', 'title') })] : [];
  const title = first(words, ...titles);
  const address = first(words, ...links.filter((name) => name !== 'src' || !isImage(source)));
  const spokenNames = image.length ? sentences : [...sentences, 'alt'];
  const sentence = [...new Set(spokenNames.map((name) => first(words, name)).filter(Boolean))].filter(
    (part) => part !== title,
  );
  if (inline) {
    const inner = children.length
      ? [...children, ...sentence.map((part) => text(` (${part})`))]
      : [...sentence, title].filter(Boolean).slice(0, 1).map(text);
    const body = [...image, ...inner];
    return address ? [element('a', body.length ? body : [text(address)], { href: address })] : body;
  }
  const heading = address
    ? [element('p', [element('a', [text(title || (children.length ? '' : address))], { href: address })])]
    : strongLine(title);
  const linked =
    address && !title && children.length ? [element('p', [element('a', [text(address)], { href: address })])] : heading;
  return [...linked, ...image, ...sentence.map((part) => element('p', [text(part)])), ...inParagraph(children)];
}

/** Lists in a tag's attributes, such as `items={[{title: "…", href: "…"}]}`: what readers would see of each item. */
export function listsOf(node: JsxNode): Node[] {
  return Object.values(literalsOf(node)).flatMap((value) => {
    const items = (Array.isArray(value) ? (value as unknown[]) : []).flatMap((item) => {
      const parts = isObject(item) ? plainParts(textsOf(item), [], false) : [];
      return parts.length ? [element('li', parts)] : [];
    });
    return items.length ? [element('ul', items)] : [];
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The text in the attributes of an element that is not HTML. */
export const wordsOfElement = ({ properties }: Element): Words =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const words = Array.isArray(value) ? value.join(' ') : value;
      return typeof words === 'string' || typeof words === 'number' ? [[name, String(words)]] : [];
    }),
  );
