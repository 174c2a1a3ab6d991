import type { Registry } from '../components/registry.ts';
import type { CompiledPage } from '../compile/compile.ts';
import type { Sidebar } from '../model/sidebar.ts';
import { wordsByName } from '../model/tree.ts';
import { joinOrigins } from './content-security-policy.ts';
import { pageData, type PageFrame } from './page-data.ts';
import { folderOf, renderDocument, type Client, type DocumentContext } from './render-document.ts';

/** What a page's files are made from, besides its frame. */
export type PageContent = Pick<CompiledPage, 'body' | 'marks' | 'toc' | 'needs' | 'markdown'>;

/** Names of a page's files: the document, the payload that navigation fetches, and the Markdown for programs. */
export const pageFileNames = ['index.html', 'page.json', 'index.md'] as const;

/** Paths of a page's files in the output. */
export const pageFilePaths = (path: string): string[] => pageFileNames.map((name) => folderOf(path) + name);

/**
 * A page's files.
 * @param sidebar the whole sidebar beside the page
 * @returns path in the output → text
 */
export function pageOutputs(
  frame: PageFrame,
  { body, marks, toc, needs, markdown }: PageContent,
  sidebar: Sidebar | undefined,
  context: DocumentContext & { readonly client: Client },
  registry: Registry,
): Record<string, string> {
  const data = pageData(frame, { body, marks, toc, needs }, context.client.styles);
  const texts: Record<(typeof pageFileNames)[number], string> = {
    'index.html': renderDocument(data, sidebar, { ...context, origins: joinOrigins(context.origins, needs) }, registry),
    'page.json': JSON.stringify(data, wordsByName),
    'index.md': markdown,
  };
  return Object.fromEntries(pageFileNames.map((name) => [folderOf(frame.path) + name, texts[name]]));
}
