import { DomUtils } from 'htmlparser2';
import { escapeHtml } from '../engine/model/escape-html.ts';
import { copyOf, findElement, findElements, hasClass, parseHtml, replaceElement, type Element } from './elements.ts';

/** Attributes that e-readers know, besides those of drawings. */
const attributes = new Set(
  ['id', 'class', 'href', 'src', 'alt', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start'].concat([
    'width',
    'height',
    'value',
  ]),
);
/** What only works on a screen, such as another picture for narrow ones. */
const removed = new Set([
  'source',
  'button',
  'script',
  'input',
  'label',
  'template',
  'iframe',
  'video',
  'audio',
  'dialog',
]);

/** What an e-reader can show of an article: no controls, tabs and folds below their names, drawn screens as what they show. */
export function epubArticle(article: Element): Element {
  const copy = copyOf(article);
  for (const element of findElements(copy)) simplify(element);
  const ids = new Set<string>();
  for (const element of findElements(copy)) keepAttributes(element, ids);
  // In XHTML, each term has a description.
  for (const term of findElements(copy, ({ name }) => name === 'dt'))
    if (!term.next) DomUtils.append(term, findElement(parseHtml('<dd></dd>'), 'dd') as Element);
  copy.attribs = {};
  return copy;
}

function simplify(element: Element): void {
  const { name, attribs } = element;
  const label = attribs['aria-label'];
  if (
    removed.has(name) ||
    // What Markdown leaves out too: pictures for the dark mode, enlarged pictures.
    attribs['data-markdown'] === '' ||
    hasClass(element, 'toc-fold') ||
    (name === 'svg' && label === undefined && attribs['aria-hidden'])
  )
    DomUtils.removeElement(element);
  else if (name === 'select') {
    const options = findElements(element, (option) => option.name === 'option');
    const chosen = options.find((option) => 'selected' in option.attribs) ?? options[0];
    replaceElement(element, `<span>${chosen ? escapeHtml(DomUtils.textContent(chosen)) : ''}</span>`);
  } else if (name === 'textarea') replaceElement(element, `<span>${escapeHtml(DomUtils.textContent(element))}</span>`);
  else if (hasClass(element, 'drawing') && name === 'div' && label !== undefined)
    replaceElement(element, `<p class="drawn">${escapeHtml(label)}</p>`);
  else if (attribs.role === 'tabpanel' && attribs['data-label'] !== undefined)
    DomUtils.prependChild(element, nameOf(attribs['data-label']));
  // Folds of JSON are within its lines.
  else if ((name === 'details' || name === 'summary') && isInside(element, 'code')) element.name = 'span';
  else if (name === 'details' || name === 'fieldset') element.name = 'div';
  else if (name === 'summary' || name === 'legend') {
    element.name = 'div';
    attribs.class = 'named';
  } else if (name === 'output') element.name = 'span';
}

function nameOf(text: string): Element {
  return findElement(parseHtml(`<p class="named">${escapeHtml(text)}</p>`), 'p') as Element;
}

function keepAttributes(element: Element, ids: Set<string>): void {
  const { name, attribs } = element;
  const isDrawn = isInside(element, 'svg');
  for (const [key, value] of Object.entries(attribs))
    if (
      isDrawn ? !/^[a-z][\w-]*$/i.test(key) || /^(data-|aria-(?!label$))|^focusable$/.test(key) : !attributes.has(key)
    )
      delete attribs[key];
    else if (key === 'id' && (ids.has(value) || value === '')) delete attribs[key];
  if (attribs.value !== undefined && !['data', 'li'].includes(name)) delete attribs.value;
  if (!isDrawn && name !== 'img') for (const key of ['width', 'height']) delete attribs[key];
  if (attribs.id !== undefined) ids.add(attribs.id);
  if (name === 'svg') attribs.xmlns = 'http://www.w3.org/2000/svg';
}

const isInside = (element: Element, name: string): boolean =>
  element.name === name || (element.parent?.type === 'tag' && isInside(element.parent as Element, name));
