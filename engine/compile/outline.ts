import type { Element, Root } from 'hast';
import { textOf } from '../markdown/nodes.ts';
import { inlineTags } from '../markdown/tags.ts';
import type { TocItem } from '../model/page.ts';
import type { Section, SectionRow } from '../model/section.ts';
import { hasClass } from './markdown/hast.ts';

/** The contents of a page's HTML: headings and ids in document order, text by section. */
export type Outline = {
  readonly toc: readonly TocItem[];
  readonly anchors: readonly string[];
  readonly sections: readonly Section[];
  readonly doubleIds: readonly string[];
};

/** Separates the texts of two blocks. It can't occur in a document's text. */
const border = '\0';
/** Whether an element's text is separate from the text around it. The label of a fact is in the fact's line. */
const isBlock = (node: Element): boolean => !inlineTags.has(node.tagName) && !hasClass(node, 'property-label');

type Child = Root['children'][number];
type Draft = {
  id: string;
  title: string;
  level: number;
  trail: string[];
  text: string[];
  tab?: string;
  symptom?: boolean;
  rows?: SectionRow[];
};

/**
 * Reads headings, ids and text from a page's HTML, so that text from components and tables is included; text marked `data-unindexed` isn’t.
 * @param firstTabs whether only the first of several tabs counts as text, because the others say the same in other languages. Default:
 * false
 */
export function outlineOf(root: Root, pageTitle: string, firstTabs = false): Outline {
  const reader = new OutlineReader(pageTitle, firstTabs);
  for (const node of root.children) reader.read(node, undefined);
  return reader.outline();
}

class OutlineReader {
  readonly #toc: TocItem[] = [];
  readonly #anchors = new Set<string>();
  readonly #doubleIds = new Set<string>();
  readonly #drafts: Draft[] = [];
  readonly #firstTabs: boolean;
  #current: Draft;

  constructor(pageTitle: string, firstTabs: boolean) {
    this.#firstTabs = firstTabs;
    this.#current = this.#start({ id: '', title: pageTitle, level: 1, trail: [], text: [] });
  }

  outline(): Outline {
    return {
      toc: this.#toc,
      anchors: [...this.#anchors],
      sections: mergeDrafts(this.#drafts),
      doubleIds: [...this.#doubleIds],
    };
  }

  /** @param tab label of the tab around the node */
  read(node: Child, tab: string | undefined): void {
    if (node.type === 'text') this.#current.text.push(node.value);
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    const id = this.#idOf(node);
    if (
      /^(svg|dialog)$/.test(tagName) ||
      properties['dataUnindexed'] !== undefined ||
      (this.#firstTabs && properties['role'] === 'tabpanel' && properties['hidden'])
    )
      return;
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
    if (level && id) this.#heading(node, id, level, tab);
    else if (id && isSectionFold(node)) this.#fold(node, id, tab);
    else {
      if (id && (tagName === 'tr' || hasClass(node, 'property'))) this.#row(node, id);
      if (isBlock(node)) this.#current.text.push(border);
      const label = properties['role'] === 'tabpanel' ? properties['dataLabel'] : undefined;
      this.#readChildren(node, typeof label === 'string' ? label : tab);
      if (isBlock(node)) this.#current.text.push(border);
    }
  }

  #readChildren(node: Element, tab: string | undefined): void {
    for (const child of node.children) this.read(child, tab);
  }

  #idOf({ properties: { id } }: Element): string | undefined {
    if (typeof id !== 'string' || !id) return undefined;
    if (this.#anchors.has(id)) this.#doubleIds.add(id);
    this.#anchors.add(id);
    return id;
  }

  #heading(node: Element, id: string, level: number, tab: string | undefined): void {
    const title = titleOf(node);
    if (level === 2 || level === 3) this.#toc.push({ id, title, level });
    const parent = this.#drafts.findLast((draft) => draft.level < level && draft.level > 1 && !draft.symptom);
    const trail = parent ? [...parent.trail, parent.title] : [];
    this.#start({ id, title, level, trail, text: [], ...(tab ? { tab } : {}) });
  }

  /** A row of a table, or an entry of a list that shows one: its name is its header. */
  #row(node: Element, id: string): void {
    const header = elementsIn(node).find((element) => element.tagName === 'th' || hasClass(element, 'property-name'));
    if (header) (this.#current.rows ??= []).push({ id, name: titleOf(header) });
  }

  /** A symptom or another fold is a separate section; what follows it belongs to the enclosing section again. */
  #fold(node: Element, id: string, tab: string | undefined): void {
    const outer = this.#current;
    const first = node.children.find((child): child is Element => child.type === 'element');
    const trail = [...outer.trail, outer.title];
    this.#start({
      id,
      title: titleOf(first ?? node),
      level: 7,
      trail,
      text: [],
      symptom: true,
      ...(tab ? { tab } : {}),
    });
    this.#readChildren(node, tab);
    const { rows: _, ...again } = outer;
    this.#start({ ...again, text: [] });
  }

  #start(draft: Draft): Draft {
    this.#drafts.push(draft);
    this.#current = draft;
    return draft;
  }
}

function mergeDrafts(drafts: readonly Draft[]): Section[] {
  const merged = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = `${draft.id}\0${draft.title}`;
    const same = merged.get(key);
    if (same) {
      same.text.push(border, ...draft.text);
      if (draft.rows) same.rows = [...(same.rows ?? []), ...draft.rows];
    } else merged.set(key, draft);
  }
  return [...merged.values()]
    .map(({ level: _level, text, ...section }) => ({ ...section, text: joinBlocks(text.join('').split(border)) }))
    .filter((section) => section.id || section.text);
}

/** Joins the texts of blocks. A middle dot follows each block that doesn't end with punctuation. */
export const joinBlocks = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text, index, all) => (index + 1 === all.length || /[.,:;!?…]["”’)]*$/.test(text) ? text : `${text} ·`))
    .join(' ');

const elementsIn = (node: Element): Element[] =>
  node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []));

/** Whether a fold is a section: a symptom, or what its author named. */
const isSectionFold = (node: Element): boolean =>
  hasClass(node, 'trouble') || node.properties['dataSection'] !== undefined;

const titleOf = (node: Element): string => textOf(node).replace(/\s+/g, ' ').trim();
