import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { applyBrand } from '../model/brand-tokens.ts';
import type { TocItem } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Tree } from '../model/tree.ts';
import { withBase } from '../model/url.ts';
import { checkPage } from '../checks/page/check-page.ts';
import { analyseHtml, type Section } from './analyse-html.ts';
import type { Registry } from '../components/registry.ts';
import type { CodeHighlighter } from './highlight.ts';
import { resolveLink } from '../site/links.ts';
import { parse, ParseError, type Node } from './parse.ts';
import { renderCode } from './render-code.ts';
import { pageLink, type SiteModel, type SitePage } from '../site/site-model.ts';
import { splitTree } from './split-tree.ts';
import { toReact, type RenderState } from './to-react.ts';

/** A link as an author wrote it. */
export type WrittenLink = {
  readonly href: string;
  readonly line?: number /** File it stands in: the page's, or a snippet's. */;
  readonly file: string;
};
/** A code block as an author wrote it. */
export type WrittenCode = {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
  readonly line?: number;
  readonly file: string;
};

/** Everything a page says, ready for the frame, the search index and the checks. */
export type CompiledPage = {
  readonly body: Tree;
  readonly toc: readonly TocItem[];
  readonly anchors: readonly string[];
  readonly links: readonly WrittenLink[];
  readonly sections: readonly Section[];
  readonly problems: readonly Problem[];
  /** Links to declared pages that are not written yet, shown as text. */
  readonly waiting: readonly string[];
};

/** What a process keeps between pages: tokens of code blocks and loaded components. */
export type PageTools = { readonly highlighter: CodeHighlighter; readonly registry: Registry };

/**
 * Compiles a page: MDX → hast → React elements → HTML → tree. Content is data: nothing in it is executed.
 * Never throws for bad content; `problems` says what is wrong and the rest of the page is still there.
 */
export async function compilePage(
  page: SitePage,
  model: SiteModel,
  { highlighter, registry }: PageTools,
): Promise<CompiledPage> {
  const unparsed: Problem[] = [];
  let nodes: Node[] = [];
  try {
    nodes = parse(page.source.text, page.source.format);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const hint = 'Braces and angle brackets in prose belong in `code`.';
    unparsed.push({
      check: 'parse',
      severity: 'error',
      file: page.displayFile,
      message: error.message,
      hint,
      ...(error.line ? { line: error.line } : {}),
    });
  }
  if (page.source.format === 'md') dropTitle(nodes, page.meta.title);
  const { html, state } = await drawBody(nodes, () => newState(page, model, highlighter, registry));
  const { toc, anchors, sections, problems } = analyseHtml(html, page.meta.title);
  const own = problems.map((message): Problem => ({
    check: 'anchors',
    severity: 'error',
    file: page.displayFile,
    message,
  }));
  if (model.strict && !unparsed.length)
    own.push(
      ...(await checkPage(
        {
          meta: page.meta,
          nodes,
          codes: state.codes,
          placeholders: model.config.placeholders,
          vocabulary: model.config.vocabulary,
        },
        page.displayFile,
      )),
    );
  return {
    body: splitTree(html, state.live),
    toc,
    anchors,
    links: state.links,
    sections,
    problems: [...unparsed, ...state.problems, ...own],
    waiting: state.waiting,
  };
}

/** Plain Markdown often repeats the title as its first heading; the frame shows it already. */
function dropTitle(nodes: Node[], title: string): void {
  const first = nodes.findIndex((node) => node.type === 'element');
  const node = nodes[first];
  if (node?.type !== 'element' || node.tagName !== 'h1') return;
  const text = node.children.map((child) => ('value' in child ? child.value : '')).join('');
  if (!text || text.trim() === title.trim()) nodes.splice(first, 1);
}

/** Draws a page; when that asks for what is not loaded, loads it and draws the page again. */
async function drawBody(nodes: Node[], fresh: () => RenderState): Promise<{ html: string; state: RenderState }> {
  const state = fresh();
  const html = renderBody(nodes, state);
  if (!state.missing.size) return { html, state };
  await Promise.all([...state.missing.values()].map((load) => load()));
  return drawBody(nodes, fresh);
}

function renderBody(nodes: Node[], state: RenderState): string {
  const element = createElement(Fragment, null, toReact(nodes, state));
  try {
    return renderToStaticMarkup(element)
      .replaceAll(' data-hidden-until-found=""', ' hidden="until-found"')
      .replaceAll('\u2060', '');
  } catch (error) {
    state.problem({ check: 'component', message: error instanceof Error ? error.message : String(error) });
    return '';
  }
}

function newState(page: SitePage, model: SiteModel, highlighter: CodeHighlighter, registry: Registry): RenderState {
  const { config } = model;
  const ids = new Map<string, number>();
  const state: RenderState = {
    page,
    model,
    highlighter,
    registry,
    file: page.displayFile,
    problems: [],
    links: [],
    codes: [],
    live: [],
    waiting: [],
    missing: new Map(),
    snippetTrail: [],
    problem(problem, line) {
      state.problems.push({ severity: 'error', file: state.file, ...(line ? { line } : {}), ...problem });
    },
    context: {
      path: page.source.path,
      base: config.site.base,
      brand: config.site.brand,
      tokens: config.tokens,
      sidebars: model.sidebars,
      jobs: config.jobs,
      search: config.site.search.enabled,
      page: (path) => pageLink(model, path),
      href: (url) => {
        const link = resolveLink(applyBrand(url, config.tokens), page.source, model);
        return withBase(config.site.base, link.kind === 'page' ? link.href : url);
      },
      inline: (markdown) => inlineMarkdown(applyBrand(markdown, config.tokens), state),
      code: (code, language, meta = '') =>
        state.renderCode({ code: applyBrand(code, config.tokens), language, meta, file: state.file }),
      report: (message, hint) => state.problem({ check: 'component', message, ...(hint ? { hint } : {}) }, state.line),
      uniqueId: (text) => {
        const count = ids.get(text) ?? 0;
        ids.set(text, count + 1);
        return count ? `${text}-${count + 1}` : text;
      },
    },
    renderCode: () => null,
  };
  state.renderCode = (code) => renderCode(code, state);
  return state;
}

/** One line of Markdown as inline content: the paragraph around it falls away. */
function inlineMarkdown(markdown: string, state: RenderState): ReactNode {
  const nodes = parse(markdown, 'md').flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? (node.children as Node[]) : [node],
  );
  return toReact(nodes, state);
}
