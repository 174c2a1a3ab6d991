import { bodyOf, frontMatterOf } from '../engine/markdown/front-matter-block.ts';
import { lineOf, textOf, type Node } from '../engine/markdown/nodes.ts';
import { parse, ParseError } from '../engine/markdown/parser.ts';
import { errorAt, type Problem } from '../engine/model/problem.ts';
import { UniqueIds } from '../engine/model/unique-ids.ts';
import { slugify } from '../engine/model/url.ts';
import type { SourceFile } from '../engine/site/discover.ts';

/** A heading of a page and the lines below it, up to the next heading of the same or a higher level. */
type Section = {
  readonly anchor: string;
  /** The first line, counted from 0. */
  readonly start: number;
  /** The line after the last one. */
  readonly end: number;
};

/** The sections of a page, in order; none for a page that can't be parsed. */
export function sectionsOf({ text, format }: Pick<SourceFile, 'text' | 'format'>): Section[] {
  const frontLines = frontMatterOf(text)?.lines ?? 0;
  const ids = new UniqueIds();
  const headings = headingsOf(bodyOf(text, frontLines), format).map((node) => ({
    anchor: node.id ? ids.claim(node.id) : ids.take(slugify(node.text)),
    start: node.line - 1,
    level: node.level,
  }));
  const last = text.split('\n').length;
  return headings.map(({ anchor, start, level }, index) => ({
    anchor,
    start,
    end: headings.slice(index + 1).find((next) => next.level <= level)?.start ?? last,
  }));
}

function headingsOf(body: string, format: SourceFile['format']) {
  try {
    return parse(body, format).flatMap((node: Node) => {
      const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
      if (node.type !== 'element' || level === undefined) return [];
      const { id } = node.properties;
      return [
        { level: Number(level), id: typeof id === 'string' ? id : '', text: textOf(node), line: lineOf(node) ?? 1 },
      ];
    });
  } catch (error) {
    if (error instanceof ParseError) return [];
    throw error;
  }
}

/**
 * Puts sections of a layer into the pages below: `guide/start@install.mdx` replaces the section `#install` of `/guide/start/`. What is
 * below the heading of the file is a snippet of the page, so that problems have the file's name and lines.
 * @param pages changed in place
 */
export function replaceSections(
  pages: SourceFile[],
  files: readonly SourceFile[],
): { readonly snippets: ReadonlyMap<string, SourceFile>; readonly problems: readonly Problem[] } {
  const snippets = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  for (const file of files) {
    const [, path = '', anchor = ''] = /^(.*)@([^/]+?)\/$/.exec(file.path) ?? [];
    const position = pages.findIndex((page) => page.path === `${path.replace(/\/index$/, '')}/`);
    const page = pages[position];
    const sections = page ? sectionsOf(page) : [];
    const section = sections.find((one) => one.anchor === anchor);
    const report = (message: string, hint: string): void =>
      void problems.push(errorAt('overlay', { file: file.displayFile }, message, hint));
    if (!page)
      report(
        `It replaces a section of ${path}/, and there is no such page.`,
        'Rename the file after the page, or remove it.',
      );
    else if (page.format === 'md')
      report(
        `It replaces a section of ${page.displayFile}, which is plain Markdown.`,
        'Replace the whole page instead.',
      );
    else if (!section)
      report(
        `It replaces the section #${anchor} of ${page.displayFile}, which has no such heading.`,
        `The page has ${sections.map((one) => `#${one.anchor}`).join(', ') || 'no headings'}.`,
      );
    else {
      const name = file.file.replace(/\.\w+$/, '');
      const lines = page.text.split('\n');
      const body = bodyOf(file.text, frontMatterOf(file.text)?.lines ?? 0);
      // The page keeps the heading: its type asks for some.
      const [heading = ''] = /^#{1,6} .*/.exec(body.trimStart()) ?? [];
      const around = [heading, `<Snippet name=${JSON.stringify(name)} />`, ''];
      const blank = Array.from({ length: Math.max(0, section.end - section.start - around.length) }, () => '');
      const text = lines.toSpliced(section.start, section.end - section.start, ...around, ...blank).join('\n');
      pages[position] = { ...page, text };
      snippets.set(name, { ...file, text: body.replace(heading, ''), replaced: { ...page, section } });
    }
  }
  return { snippets, problems };
}
