import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Availability } from '../model/availability.ts';
import { brandProblems } from '../model/brand-tokens.ts';
import { AvailabilityMarks } from '../components/available/AvailabilityMarks.tsx';
import type { Registry } from '../components/registry.ts';
import { joinNeeds, type PageNeeds } from '../model/page-needs.ts';
import type { PageTypes } from '../model/page-type.ts';
import type { Placeholders } from '../model/placeholder.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import { localeOf } from '../model/site-info.ts';
import type { FrontMatter } from '../site/front-matter.ts';
import type { SiteModel } from '../site/site-model.ts';
import { isWritten, type SitePage } from '../site/site-pages.ts';
import type { Drawings } from './drawings.ts';
import type { CodeHighlighter } from './highlight.ts';
import { loadNodes } from './load-nodes.ts';
import { lineOf, walk, type Node } from '../markdown/nodes.ts';
import { missingAdvice, missingThings, spokenMeta } from '../../layers/missing-things.ts';
import { namedMissing, offeredNodes } from '../../layers/offered-nodes.ts';
import { readNodes } from './read-nodes.ts';
import type { PageReading, RenderedPage } from './read-page.ts';
import { renderLive } from './render-live.tsx';
import { headingId } from './render/heading.ts';
import { renderNode } from './render/render-node.ts';
import { Rendering, type WrittenCode, type WrittenLink } from './rendering.ts';
import { Snippets } from './snippets.ts';

/** Everything a page contains, ready for the frame, the search index and the checks. */
export type CompiledPage = Omit<PageReading, 'doubleIds' | 'hasValues'> & {
  /** HTML of the marks below the title, which say what the page needs. Empty if it has none. */
  readonly marks: string;
  /** What the page needs in the browser besides its HTML. */
  readonly needs: PageNeeds;
  readonly links: readonly WrittenLink[];
  readonly problems: readonly Problem[];
  /** Links to declared pages that are not written yet, shown as text. */
  readonly waiting: readonly string[];
};

/** What the writing rules read from a page: its source, not its rendered form. */
export type PageFacts = {
  readonly meta: FrontMatter;
  /** Language of the page: `en`, `pt-BR`. */
  readonly lang: string;
  readonly nodes: readonly Node[];
  readonly codes: readonly WrittenCode[];
  readonly placeholders: Placeholders;
  readonly pageTypes: PageTypes;
  readonly tokens: SiteModel['config']['tokens'];
};

/** What a process keeps between pages: highlighted code, diagrams, loaded components, and the writing rules. */
export type PageTools = {
  readonly highlighter: CodeHighlighter;
  readonly drawings: Drawings;
  readonly registry: Registry;
  /** Reads a rendered page. Default: on this thread. */
  readonly readPage?: (page: RenderedPage) => Promise<PageReading>;
  /** Applies the writing rules to one of the site's own pages; see `engine/checks/rules.ts`. Default: the rules don't run. */
  readonly checkPage?: (facts: PageFacts, file: string) => Promise<readonly Problem[]>;
};

/** Loaded when it is needed: a build reads pages on another thread. */
const readHere = async (page: RenderedPage): Promise<PageReading> => (await import('./read-page.ts')).readPage(page);

/**
 * Compiles a page: MDX → nodes → React elements → HTML → one tree of HTML, from which everything else is read. Content is data: nothing in
 * it is executed. Never throws for bad content; `problems` says what is wrong, and the rest of the page is rendered.
 */
export async function compilePage(
  page: SitePage,
  model: SiteModel,
  { highlighter, drawings, registry, checkPage, readPage = readHere }: PageTools,
): Promise<CompiledPage> {
  const { title, description, keywords } = page.meta;
  const { generated } = page.source;
  const { nodes: sourceNodes, problems, title: titleHeading } = readNodes(page);
  const nodes = offeredNodes(sourceNodes, model);
  const snippets = new Snippets(model);
  const linesOf = await loadNodes(nodes, { registry, highlighter, drawings, snippets, samples: model.samples });
  const rendering = new Rendering({ page, model, registry, linesOf, drawings, snippets, renderNode });
  // The title takes its id first: links to it lead to the top of the page.
  const titleId = titleHeading && headingId(titleHeading, rendering);
  const html = renderHtml(nodes, rendering);
  const marks = renderMarks(page.meta.available, rendering);
  const { links, live, codes, waiting } = rendering;
  const twins = renderLive(live, registry, model);
  const { doubleIds, hasValues, ...reading } = await readPage({
    title,
    description,
    // Those of a generated page are its own words.
    keywords: generated ? [] : keywords,
    marks,
    html,
    live: live.map(({ name, props }) => ({ name, props })),
    twins: twins.map((twin) => twin.html),
    isGenerated: Boolean(generated),
    language: localeOf(model.config.site).code,
    isOneSection: Boolean(generated && !generated.sections),
    values: { appUrl: model.config.site.brand.appUrl, placeholders: Object.keys(model.config.placeholders) },
  });
  if (hasValues) rendering.needs.push({ scripts: ['values'] });
  const check = async (): Promise<readonly Problem[]> => {
    if (!checkPage || !isWritten(page) || problems.length) return [];
    const { placeholders, pageTypes, tokens } = model.config;
    return checkPage(
      { meta: page.meta, lang: page.source.lang, nodes: sourceNodes, codes, placeholders, pageTypes, tokens },
      page.displayFile,
    );
  };
  return {
    ...reading,
    marks,
    anchors: titleId ? [titleId, ...reading.anchors] : reading.anchors,
    needs: joinNeeds(rendering.needs),
    links,
    problems: [
      ...problems,
      ...brandProblems(page.source.text, page.displayFile, model.config.tokens, (word) =>
        (html + JSON.stringify(live)).includes(word),
      ),
      ...rendering.problems,
      ...namesOfMissing(page, nodes, model),
      ...twins.flatMap(({ problems: twinProblems }) => twinProblems),
      ...doubleIds.map((id) => doubleId(id, nodes, page.displayFile)),
      ...(await check()),
    ],
    waiting,
  };
}

/** The page's HTML, with live components as markers. If a component throws, the page has no body and the error is reported. */
function renderHtml(nodes: readonly Node[], rendering: Rendering): string {
  try {
    return renderToStaticMarkup(createElement(Fragment, null, rendering.render(nodes)));
  } catch (error) {
    rendering.reportAtComponent(error instanceof Error ? error.message : String(error));
    return '';
  }
}

/** The marks for what the page needs, and for the kinds of readers it has parts for; empty if there are none. */
function renderMarks(availability: Availability = {}, { context, needs }: Rendering): string {
  const withChoice = needs.some(({ scripts }) => scripts?.includes('readers'));
  return renderToStaticMarkup(createElement(AvailabilityMarks, { availability, context, withChoice }));
}

/** Errors about texts that name what the platform doesn't offer. */
function namesOfMissing(
  { displayFile: file, meta, source }: SitePage,
  nodes: readonly Node[],
  model: SiteModel,
): Problem[] {
  if (source.generated) return [];
  const top = spokenMeta(meta).flatMap((text) => missingThings(model.config).namesIn(text));
  return [...top.map((one) => ({ ...one, line: 1 })), ...namedMissing(nodes, model)].map(({ name, condition, line }) =>
    errorAt('offers', { file, line }, ...missingAdvice(name, condition)),
  );
}

/** Names the last line that gives the id, if the page's own text has it: the first one may keep it. */
function doubleId(id: string, nodes: readonly Node[], file: string): Problem {
  const last = [...walk(nodes)].findLast((node) => node.type === 'element' && node.properties['id'] === id);
  const line = last && lineOf(last);
  return errorAt(
    'anchors',
    { file, line },
    `The id \`${id}\` is on the page twice.`,
    'Give one of the two another id, such as `## Heading {#another-id}`.',
  );
}
