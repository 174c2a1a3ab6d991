import { createElement, Fragment, type ReactNode } from 'react';
import type { PageContext } from '../components/page-context.ts';
import type { Registry } from '../components/registry.ts';
import { applyBrand } from '../model/brand-tokens.ts';
import { translate } from '../model/locale.ts';
import type { PageNeeds } from '../model/page-needs.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import { localeOf } from '../model/site-info.ts';
import { withBase } from '../model/url.ts';
import { resolveLink } from '../site/links.ts';
import { pageLink, type SiteModel } from '../site/site-model.ts';
import type { SitePage } from '../site/site-pages.ts';
import type { Drawings } from './drawings.ts';
import type { LinesOf } from './highlight.ts';
import type { Node } from '../markdown/nodes.ts';
import { parse } from '../markdown/parser.ts';
import { sanitizeNodes } from '../markdown/sanitize.ts';
import { offeredNodes } from '../../layers/offered-nodes.ts';
import { offeredTable, offeredText, offeredValue } from '../../layers/offered-values.ts';
import type { Snippets } from './snippets.ts';
import { UniqueIds } from '../model/unique-ids.ts';

export type WrittenLink = {
  readonly href: string;
  readonly line?: number | undefined;
  /** The file that contains it: the page's or a snippet's. */
  readonly file: string;
};
export type WrittenCode = {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
  readonly line?: number | undefined;
  readonly file: string;
  /** The sample file that the code comes from; undefined when it is in the page itself. */
  readonly sample?: string;
};
export type LiveUse = {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly file: string;
  readonly line?: number | undefined;
};

export type RenderNode = (node: Node, rendering: Rendering) => ReactNode;

export type RenderingInput = {
  readonly page: SitePage;
  readonly model: SiteModel;
  readonly registry: Registry;
  readonly linesOf: LinesOf;
  readonly drawings: Drawings;
  readonly snippets: Snippets;
  readonly renderNode: RenderNode;
};

/** The state of a page while its nodes become React elements: what the renderers use, and what they collect. */
export class Rendering {
  readonly page: SitePage;
  readonly model: SiteModel;
  readonly registry: Registry;
  readonly linesOf: LinesOf;
  readonly drawings: Drawings;
  readonly snippets: Snippets;
  readonly context: PageContext;
  readonly ids = new UniqueIds();

  readonly problems: Problem[] = [];
  readonly links: WrittenLink[] = [];
  readonly codes: WrittenCode[] = [];
  readonly live: LiveUse[] = [];
  readonly needs: PageNeeds[] = [];
  /** Links to declared pages that are not written yet. */
  readonly waiting: string[] = [];

  /** The file being read: the page's or a snippet's. */
  #file: string;
  /** The line of the component being rendered. */
  #line: number | undefined;
  readonly #trail: string[] = [];
  readonly #renderNode: RenderNode;
  #linkDepth = 0;

  constructor({ page, model, registry, linesOf, drawings, snippets, renderNode }: RenderingInput) {
    this.page = page;
    this.model = model;
    this.registry = registry;
    this.linesOf = linesOf;
    this.drawings = drawings;
    this.snippets = snippets;
    this.#renderNode = renderNode;
    this.#file = page.displayFile;
    this.context = contextOf(this);
  }

  get file(): string {
    return this.#file;
  }

  /** Turns nodes into React elements. Problems are collected in `problems`. */
  render(nodes: readonly Node[]): ReactNode {
    return nodes.map((node, index) => createElement(Fragment, { key: index }, this.#renderNode(node, this)));
  }

  /** Reports an error in the file being read. */
  report(check: string, line: number | undefined, message: string, hint?: string): void {
    this.problems.push(errorAt(check, { file: this.#file, line }, message, hint));
  }

  /** Reports what a component found, at the line of its tag. */
  reportAtComponent(message: string, hint?: string): void {
    this.report('component', this.#line, message, hint);
  }

  /** Renders a component. Problems that it reports get its line. */
  atLine<T>(line: number | undefined, render: () => T): T {
    const outer = this.#line;
    this.#line = line;
    try {
      return render();
    } finally {
      this.#line = outer;
    }
  }

  /** Whether the current position is inside a link, where another link is not allowed. */
  get isInLink(): boolean {
    return this.#linkDepth > 0;
  }

  inLink(nodes: readonly Node[]): ReactNode {
    this.#linkDepth++;
    try {
      return this.render(nodes);
    } finally {
      this.#linkDepth--;
    }
  }

  /**
   * The `href` for a mention of an endpoint; undefined when the text doesn't name one, and inside links. Of the links with `data-endpoint`,
   * `keepFirstEndpointLinks` keeps the first to each page. An endpoint that the API does not have is reported.
   */
  endpointLink(text: string, line: number | undefined): string | undefined {
    const { config, endpoint } = this.model;
    const named = endpoint(text);
    if (named === 'unknown')
      this.report(
        'endpoints',
        line,
        `The page names the endpoint \`${text}\`, which isn't in the API description.`,
        'Correct its method and path. If it exists anyway, list it under `outside` in the texts of the API.',
      );
    if (named === undefined || named === 'unknown' || this.isInLink) return undefined;
    if (!named.page || named.page === this.page.source.path) return undefined;
    return withBase(config.site.base, named.page);
  }

  /** The line of the component being rendered. */
  get line(): number | undefined {
    return this.#line;
  }

  isInSnippet(name: string): boolean {
    return this.#trail.includes(name);
  }

  /** Renders a snippet: problems are reported in its file. */
  inSnippet<T>(name: string, file: string, render: () => T): T {
    const outer = this.#file;
    this.#file = file;
    this.#trail.push(name);
    try {
      return render();
    } finally {
      this.#file = outer;
      this.#trail.pop();
    }
  }

  /**
   * Adds a live component. On a translated page, its props get the translations of its texts as `words`.
   * @returns its index, for the marker in the HTML
   */
  addLive(name: string, props: Readonly<Record<string, unknown>>): number {
    const { code, tools } = localeOf(this.model.config.site);
    const isTranslated = this.page.source.lang === code && tools?.[name];
    const words = isTranslated ? { words: { ...tools['shared'], ...tools[name] } } : {};
    const offered = offeredValue({ ...props, ...words }, this.model);
    return this.live.push({ name, props: offered, file: this.#file, line: this.#line }) - 1;
  }
}

function contextOf(rendering: Rendering): PageContext {
  const { page, model } = rendering;
  const { site, tokens } = model.config;
  const { code, words } = localeOf(site);
  const inLanguage = <Value>(value: Value): Value => (page.source.lang === code ? translate(value, words) : value);
  return {
    path: page.source.path,
    base: site.base,
    root: site.root ?? site.base,
    lang: page.source.lang,
    tagline: site.tagline,
    brand: site.brand,
    tokens,
    // A getter, so that only pages whose components read it depend on it.
    get sidebars() {
      return model.sidebars;
    },
    get jobs() {
      return inLanguage(model.config.jobs);
    },
    get availability() {
      return inLanguage(model.config.availability);
    },
    translate: inLanguage,
    offeredTable: (table) => offeredTable(table, model),
    search: site.search.enabled,
    page: (path) => pageLink(model, path),
    href: (url) => {
      const link = resolveLink(applyBrand(url, tokens), page.source, model);
      return link.kind === 'page' ? withBase(site.base, link.href) : withBase(site.root ?? site.base, url);
    },
    inline: (markdown) =>
      rendering.render(offeredNodes(inlineNodes(offeredText(applyBrand(markdown, tokens), model)), model)),
    report: (message, hint) => rendering.reportAtComponent(message, hint),
    endpoint: (name) => rendering.endpointLink(name, rendering.line),
    uniqueId: (text) => rendering.ids.take(text),
  };
}

/** Lines parsed so far: the meaning of an API field is on the page of every operation that has the field. */
const parsedLines = new Map<string, readonly Node[]>();

/** One line of Markdown as inline content, without a paragraph around it. */
function inlineNodes(markdown: string): readonly Node[] {
  const before = parsedLines.get(markdown);
  if (before) return before;
  const nodes = parse(markdown, 'md');
  const clean = markdown.includes('<') ? sanitizeNodes(nodes) : nodes;
  const inline = clean.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? (node.children as Node[]) : [node],
  );
  if (parsedLines.size > 10_000) parsedLines.clear();
  parsedLines.set(markdown, inline);
  return inline;
}
