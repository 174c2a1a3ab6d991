import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a parsed page. */
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Parent = Pick<ReturnType<typeof parseDocument>, 'children'>;

/** Parses HTML. Names keep their case, which drawings need in XML. */
export const parseHtml = (html: string) =>
  parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false });

/** The first element of that name inside. */
export const findElement = (parent: Parent, name: string): Element | undefined =>
  DomUtils.findOne((element) => element.name === name, parent.children) ?? undefined;

/** All elements inside that the test picks, in the order of the document. */
export const findElements = (parent: Parent, test: (element: Element) => boolean = () => true): Element[] =>
  DomUtils.findAll(test, parent.children);

/** Whether the element has the class. */
export const hasClass = ({ attribs }: Element, name: string): boolean =>
  (attribs.class ?? '').split(/\s+/).includes(name);

/** Puts HTML in place of an element. */
export function replaceElement(element: Element, html: string): void {
  for (const child of parseHtml(html).children.slice()) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

/** A copy that can be changed. */
export const copyOf = (element: Element): Element =>
  findElement(parseHtml(DomUtils.getOuterHTML(element)), element.name) as Element;
