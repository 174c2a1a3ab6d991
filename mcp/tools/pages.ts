import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { nearest } from '../../engine/model/nearest.ts';
import { maxQueryLength, type MarkedText, type PageResult } from '../../engine/search/adapter.ts';
import type { DocsSite } from '../docs-site.ts';
import { answer, input, mistake, readOnly } from './answer.ts';
import { sectionOf } from './section.ts';

/** Pages in one answer of `list_pages`. */
const pagesInList = 100;

/** Tools that find and read pages. */
export function addPages(server: McpServer, site: DocsSite): void {
  const guides = site.guides.map(({ id }) => id);
  server.registerTool(
    'search',
    {
      title: 'Search the docs',
      description: 'Finds pages and sections for words, a question, an error message or an identifier. Best first.',
      inputSchema: input({
        query: z
          .string()
          .min(1)
          .max(maxQueryLength)
          .describe('What to look for, as one would type it into a search box'),
        guide: z
          .string()
          .optional()
          .describe(`Search in one guide only: ${guides.join(', ')}`),
      }),
      annotations: readOnly,
    },
    async ({ query, guide }) => {
      if (guide !== undefined && !guides.includes(guide))
        return mistake(`There is no guide “${guide}”. Send one of ${guides.join(', ')}, or leave \`guide\` out.`);
      const pages = await site.search(query, guide);
      if (pages.length === 0)
        return answer(`Nothing found for “${query}”. Try fewer or more general words, or \`list_pages\`.`);
      return answer(pages.map(resultLines).join('\n\n'));
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page or a section',
      description: 'The Markdown of a page, or of one of its sections. Paths come from `search` and `list_pages`.',
      inputSchema: input({
        path: z
          .string()
          .min(1)
          .describe('Path of a page, with the anchor of a section if only that is wanted: /a/b/#section'),
      }),
      annotations: readOnly,
    },
    async ({ path }) => {
      const [route = '', anchor] = path.split('#');
      const wanted =
        `/${route.replace(/^https?:\/\/[^/]+/, '').replace(/(^\/+)|(index\.(md|html)$)|(\/+$)/g, '')}/`.replace(
          '//',
          '/',
        );
      const paths = site.pages.map(([page]) => page);
      if (!paths.includes(wanted)) {
        const guess = nearest(wanted, paths);
        return mistake(
          `There is no page ${wanted}. ${guess ? `Did you mean ${guess}?` : 'Find its path with `search`.'}`,
        );
      }
      const markdown = await site.text(`${wanted.slice(1)}index.md`);
      if (!anchor) return answer(markdown);
      const sections = await site.sections(wanted);
      const section = sectionOf(markdown, sections, anchor);
      if (section !== undefined) return answer(section);
      const anchors = sections.map(({ id }) => `#${id}`).join(', ');
      return mistake(
        `${wanted} has no section #${anchor}. ${anchors ? `Its sections: ${anchors}` : 'It has no sections.'}`,
      );
    },
  );

  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: `Paths and titles of pages, ${pagesInList} at a time.`,
      inputSchema: input({
        below: z
          .string()
          .default('/')
          .describe('List only pages whose path begins with this, such as /product/channels/'),
        from: z.int().min(0).default(0).describe('Number of pages to skip'),
      }),
      annotations: readOnly,
    },
    ({ below, from }) => {
      const pages = site.pages.filter(([path]) => path.startsWith(below));
      if (pages.length === 0)
        return mistake(`No page's path begins with ${below}. Leave \`below\` out to list all pages.`);
      const listed = pages.slice(from, from + pagesInList);
      const rest = pages.length - from - listed.length;
      const lines = listed.map(([path, title]) => `${path} — ${title}`);
      return answer([...lines, ...(rest > 0 ? [`${rest} more: send from = ${from + listed.length}.`] : [])].join('\n'));
    },
  );
}

const plain = (text: MarkedText | undefined): string => (text ?? []).map(([piece]) => piece).join('');

function resultLines({ path, title, place, sections }: PageResult): string {
  const above = place.length ? ` (${place.join(' › ')})` : '';
  const lines = sections.map(({ id, title: heading, excerpt }) => {
    const text = plain(excerpt);
    return `- ${path}${id ? `#${id}` : ''} — ${id ? plain(heading) : 'beginning of the page'}${text ? `: ${text}` : ''}`;
  });
  return [`${path} — ${plain(title)}${above}`, ...lines].join('\n');
}
