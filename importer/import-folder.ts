import { basename } from 'node:path';
import { bodyOf } from '../engine/markdown/front-matter-block.ts';
import { textOf, walk, type Node } from '../engine/markdown/nodes.ts';
import type { SidebarConfigItem } from '../engine/model/sidebar-config.ts';
import { outsideCode } from './dialects/code-regions.ts';
import { readForeign } from './dialects/read-foreign.ts';
import { printMdx } from './print/print-mdx.ts';
import { printFrontMatter, type Note } from './print/print-page.ts';
import { addressesOf } from './read/addresses.ts';
import { readFrontMatter, type PageSettings } from './read/front-matter.ts';
import { idsOfHeadings } from './read/heading-ids.ts';
import { orderedByProgram, readOutline } from './read/outline.ts';
import type { SourceFolder, SourcePage } from './read/read-folder.ts';
import { readRedirects, type Redirect } from './read/redirects.ts';
import { labelOf, sidebarItems } from './read/sidebar.ts';
import { Targets } from './read/targets.ts';
import { firstHeading, withoutTitle, wordsOf } from './read/title.ts';
import { publicName, rewriteLinks } from './rewrite-links.ts';
import { suit } from './suit.ts';

/** Something that needs a hand: in a file of the source, at a line when one is known. */
export type FileNote = Note & { readonly file: string };

/** What an import makes of a folder. */
export type Imported = {
  /** Texts of pages by their file in the output folder. */
  readonly pages: ReadonlyMap<string, string>;
  /** Other files: file in the output folder → file of the source. */
  readonly assets: ReadonlyMap<string, string>;
  readonly sidebar: readonly SidebarConfigItem[];
  readonly redirects: readonly Redirect[];
  /** What needs a hand, by file. */
  readonly notes: readonly FileNote[];
};

type ReadPage = {
  readonly source: SourcePage;
  readonly settings: PageSettings;
  /** Path below the output folder: `/guide/a/`. */
  readonly path: string;
  readonly title: string;
  readonly heading: Node | undefined;
  readonly nodes: Node[];
};
type Say = (file: string, notes: readonly Note[]) => void;

/** Files that only configure another system. */
const configuration =
  /(^|\/)(docs\.json|mint\.json|mkdocs\.ya?ml|_?\w*toc\.ya?ml|myst\.ya?ml|package(-lock)?\.json|tsconfig\.json|_\w+|(sidebars?|docusaurus\.config|astro\.config)\.\w+)$/;

/**
 * Turns the pages of another system into pages of this engine.
 * @param base site path of the output folder: `/guide/`
 */
export function importFolder(folder: SourceFolder, base: string): Imported {
  const notes: FileNote[] = [];
  const say: Say = (file, all) => void notes.push(...all.map((note) => ({ file, ...note })));
  const pages = readPages(folder, base, say);
  const targets = new Targets(
    pages.map(({ source: { file }, settings: { id }, path }) => ({ file, path, id })),
    folder.assets,
    basename(folder.folder),
  );
  const anchors = new Map(
    pages.map(({ path, nodes, heading }) => [
      base.slice(0, -1) + path,
      idsOfHeadings(nodes, heading && nodes.includes(heading) ? undefined : heading),
    ]),
  );
  const texts = new Map<string, string>();
  for (const { source, settings, path, title, nodes } of pages) {
    const linked = rewriteLinks(nodes, { from: { file: source.file, path }, base, targets, anchors });
    const suited = suit(linked.nodes, title);
    const front = printFrontMatter(settings, { title, words: firstWords(suited.nodes), isHome: path === '/' });
    texts.set(fileOf(path, pages), `${front.text}\n${printMdx(suited.nodes)}\n`);
    say(source.file, [...front.notes, ...linked.notes, ...suited.notes]);
  }
  say('', [
    {
      message: 'The type of every page is a guess: `landing` for the home page, `reference` for the others.',
      hint: '`npm run check:content` says which headings a type asks for; AUTHORING.md lists the types.',
    },
  ]);
  const outline = readOutline(folder);
  const listed = pages.map(({ path, source, settings }) => ({ path, file: source.file, order: settings.order }));
  const sidebar = sidebarItems(listed, outline, folder, targets, base);
  const { redirects, patterns } = readRedirects(
    folder,
    pages.map(({ settings, path, source }) => ({
      path: base.slice(0, -1) + path,
      file: source.file,
      aliases: settings.aliases,
    })),
    base,
    targets,
  );
  say(
    outline?.file ?? '',
    sidebar.lost.map((name) => ({
      message: `The navigation names ${name}, which is no page of the folder.`,
      hint: 'Put a link to it on a page, or into the navbar.',
    })),
  );
  for (const { file, from } of patterns)
    say(file, [
      {
        message: `The redirect from ${from} has a pattern.`,
        hint: 'Write a line in config/redirects.json for each path that it stands for.',
      },
    ]);
  for (const file of orderedByProgram(folder.assets))
    say(file, [
      {
        message: 'The file orders the pages by program, so the sidebar follows the folders.',
        hint: 'Reorder it in config/sidebars.ts.',
      },
    ]);
  for (const file of folder.parts)
    say(file, [
      {
        message: 'The file is a part of other pages: it is imported only where a page includes it.',
        hint: 'For text that pages share, put it into _snippets/ and show it with <Snippet>.',
      },
    ]);
  return {
    pages: texts,
    assets: new Map(
      folder.assets.filter((file) => !configuration.test(file)).map((file) => [publicName(file), file] as const),
    ),
    sidebar: sidebar.items,
    redirects,
    notes,
  };
}

function readPages(folder: SourceFolder, base: string, say: Say): ReadPage[] {
  const read = folder.pages
    .filter(({ file }) => file !== 'SUMMARY.md')
    .map((source) => ({ source, settings: readFrontMatter(source.text) }));
  for (const { source, settings } of read)
    if (settings.draft)
      say(source.file, [
        {
          message: 'The page is a draft and is not imported.',
          hint: 'Remove `draft: true` and import again.',
          line: 1,
        },
      ]);
  const kept = read.filter(({ settings }) => !settings.draft);
  const addresses = addressesOf(
    kept.map(({ source, settings }) => ({ file: source.file, slug: settings.slug })),
    folder.assets,
  );
  return kept.map(({ source, settings }, index): ReadPage => {
    const { path = '/', why } = addresses[index] ?? {};
    const page = readForeign(
      bodyOf(source.text, settings.lines),
      /\.mdx$/i.test(source.file) ? 'mdx' : 'md',
      source.lines,
    );
    const intro = settings.intro ? readForeign(settings.intro, 'md').nodes : [];
    const heading = firstHeading(page.nodes);
    const title =
      settings.title ?? ((heading && wordsOf(heading)) || labelOf(path.split('/').findLast(Boolean) ?? 'Home'));
    say(source.file, [
      ...settings.notes.map((note) => ({ ...note, line: 1 })),
      ...(why
        ? [
            {
              message: `${why} The page is at ${base.slice(0, -1)}${path}.`,
              hint: 'To change that, rename its file or `npm run move-page`.',
              line: 1,
            },
          ]
        : []),
      ...source.missing.map(({ name, line }) => ({
        message: `The file ${name} can’t be included: it is not in the folder, or too long.`,
        hint: 'Copy its text to the page.',
        line,
      })),
      ...commentNotes(source),
      ...page.notes,
    ]);
    return { source, settings, path, title, heading, nodes: withoutTitle([...intro, ...page.nodes], title) };
  });
}

/** Comments are for authors, so pages lose them. */
function commentNotes({ text, lines }: SourcePage): Note[] {
  const notes: Note[] = [];
  let end = 0;
  outsideCode(text, (part) => {
    const start = text.indexOf(part, end);
    end = start + part.length;
    for (const { index } of part.matchAll(/<!--(?!\s*@include)[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g)) {
      const line = text.slice(0, start + index).split('\n').length;
      const hint = 'If readers need it, write it as text of the page.';
      notes.push({ message: 'A comment is left out.', hint, line: lines?.[line] ?? line });
    }
    return part;
  });
  return notes;
}

/** The text of the first paragraph of some length. */
function firstWords(nodes: readonly Node[]): string {
  const paragraph = [...walk(nodes)].find(
    (node) => node.type === 'element' && node.tagName === 'p' && textOf(node).trim().length > 10,
  );
  return paragraph ? wordsOf(paragraph) : '';
}

/** The file of a page: an index when other pages are below it. */
function fileOf(path: string, pages: readonly ReadPage[]): string {
  const hasMore = pages.some((other) => other.path !== path && other.path.startsWith(path));
  return path === '/' || hasMore ? `${path.slice(1)}index.mdx` : `${path.slice(1, -1)}.mdx`;
}
