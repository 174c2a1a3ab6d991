import type { TocItem } from '../model/page.ts';
import type { Section } from '../model/section.ts';
import type { Tree } from '../model/tree.ts';
import { parseHtml } from '../markdown/parser.ts';
import { useLanguage } from '../search/language.ts';
import { searchLanguages } from '../search/languages/all.ts';
import { pageTerms, type PageTerms } from '../search/page-terms.ts';
import { markValues, type ReaderValues } from './mark-values.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { joinBlocks, outlineOf } from './outline.ts';
import { splitTree, type LiveNodes } from './split-tree.ts';
import { hideUntilFound, keepFirstEndpointLinks } from './tree-passes.ts';

/** A rendered page. Nothing but plain values, so that another thread can read it, and what it has read can be kept. */
export type RenderedPage = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** HTML of the marks below the title. */
  readonly marks: string;
  readonly html: string;
  readonly live: LiveNodes;
  /** The HTML of each live component for the page's Markdown. */
  readonly twins: readonly string[];
  /** Whether data made the page. Of its tabs, only the first counts as text: the others say the same in other languages. */
  readonly isGenerated: boolean;
  /** Whether search leads to the top of the page: all pages of its kind have the same headings. */
  readonly isOneSection: boolean;
  /** The language that the page is searched in. */
  readonly language: string;
  readonly values: ReaderValues;
};

/** Everything that is read from a page's HTML. */
export type PageReading = {
  readonly body: Tree;
  readonly toc: readonly TocItem[];
  readonly anchors: readonly string[];
  readonly sections: readonly Section[];
  readonly terms: PageTerms;
  /** The page as Markdown for programs: title, description and body. */
  readonly markdown: string;
  readonly doubleIds: readonly string[];
  /** Whether the page shows something that a reader may fill in. */
  readonly hasValues: boolean;
};

/** Parses a page's HTML, once, and reads from it what only the whole page shows. */
export function readPage(page: RenderedPage): PageReading {
  const { title, description, keywords, marks, html, live, twins, isGenerated, isOneSection, language, values } = page;
  useLanguage(searchLanguages[language]);
  const root = parseHtml(html);
  keepFirstEndpointLinks(root);
  hideUntilFound(root);
  const hasValues = markValues(root, values);
  const { toc, anchors, doubleIds, ...outline } = outlineOf(root, title, isGenerated);
  const sections = isOneSection ? asOne(outline.sections) : outline.sections;
  return {
    body: splitTree(root, live),
    toc,
    anchors,
    sections,
    terms: pageTerms({ title, description, sections }),
    markdown: pageMarkdown({ title, description, keywords, marks, root, twins: twins.map(parseHtml) }),
    doubleIds,
    hasValues,
  };
}

const asOne = ([first, ...others]: readonly Section[]): Section[] =>
  first ? [{ ...first, text: joinBlocks([first.text, ...others.map(({ text }) => text)]) }] : [];
