import type { Element, Root } from 'hast';
import { htmlToHast } from 'satteri';
import type { TocItem } from '../model/page.ts';

/** A part of a page that search can lead to: from one heading (or symptom) to the next. */
export type Section = {
  /** Anchor; empty for the part above the first heading. */
  readonly id: string;
  readonly title: string;
  /** Titles of the headings above it, outermost first, the page's title not included. */
  readonly trail: readonly string[];
  readonly text: string;
  /** Label of the tab it stands in. */
  readonly tab?: string;
  /** A symptom of a Troubleshooting section. */
  readonly symptom?: boolean;
};
export type HtmlFacts = {
  readonly toc: TocItem[];
  readonly anchors: string[];
  readonly sections: Section[];
  readonly problems: string[];
};

type HastNode = Root['children'][number];
type Draft = {
  id: string;
  title: string;
  level: number;
  trail: string[];
  text: string[];
  tab?: string;
  symptom?: boolean;
};

/** Reads headings, ids and text from a page's finished HTML, so that what components and tables say counts too. */
export function analyseHtml(html: string, pageTitle: string): HtmlFacts {
  const root = htmlToHast(html, { fragment: true }) as unknown as Root;
  const toc: TocItem[] = [];
  const anchors: string[] = [];
  const problems: string[] = [];
  let current: Draft = { id: '', title: pageTitle, level: 1, trail: [], text: [] };
  const drafts = [current];
  const start = (draft: Draft): void => void drafts.push((current = draft));

  const visit = (node: HastNode, tab: string | undefined): void => {
    if (node.type === 'text') {
      current.text.push(node.value);
      return;
    }
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    const classes = (properties['className'] as string[] | undefined) ?? [];
    const id = typeof properties['id'] === 'string' ? properties['id'] : undefined;
    if (id) {
      if (anchors.includes(id)) problems.push(`The id \`${id}\` stands twice on the page.`);
      anchors.push(id);
    }
    if (tagName === 'svg' || classes.includes('anchor')) return;
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
    if (level && id) {
      const title = textOfElement(node);
      if (level === 2 || level === 3) toc.push({ id, title, level });
      const parent = drafts.findLast((draft) => draft.level < level && draft.level > 1 && !draft.symptom);
      start({
        id,
        title,
        level,
        trail: parent ? [...parent.trail, parent.title] : [],
        text: [],
        ...(tab ? { tab } : {}),
      });
      return;
    }
    if (classes.includes('trouble') && id) {
      const outer = current;
      start({
        id,
        title: textOfElement(firstElement(node) ?? node),
        level: 7,
        trail: [...outer.trail, outer.title],
        text: [],
        symptom: true,
        ...(tab ? { tab } : {}),
      });
      for (const child of node.children) visit(child as HastNode, tab);
      start({ ...outer, text: [] });
      return;
    }
    const label = properties['role'] === 'tabpanel' ? properties['dataLabel'] : undefined;
    for (const child of node.children) visit(child as HastNode, typeof label === 'string' ? label : tab);
    if (/^(p|li|td|th|pre|dt|dd|div|figcaption|tr)$/.test(tagName)) current.text.push(' ');
  };
  for (const node of root.children) visit(node, undefined);
  return { toc, anchors, sections: mergeDrafts(drafts), problems };
}

/** Text after a symptom belongs to the section around it again. */
function mergeDrafts(drafts: readonly Draft[]): Section[] {
  const merged: Draft[] = [];
  for (const draft of drafts) {
    const same = merged.find((other) => other.id === draft.id && other.title === draft.title);
    if (same) same.text.push(' ', ...draft.text);
    else merged.push(draft);
  }
  return merged
    .map(({ level: _level, text, ...section }) => ({ ...section, text: text.join('').replace(/\s+/g, ' ').trim() }))
    .filter((section) => section.id || section.text);
}

const firstElement = (node: Element): Element | undefined =>
  node.children.find((child): child is Element => child.type === 'element');

function textOfElement(node: Element): string {
  const text = (child: Element['children'][number]): string => {
    if (child.type === 'text') return child.value;
    if (child.type !== 'element' || ((child.properties['className'] as string[] | undefined) ?? []).includes('anchor'))
      return '';
    return child.children.map(text).join('');
  };
  return node.children.map(text).join('').replace(/\s+/g, ' ').trim();
}
