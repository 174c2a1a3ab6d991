import type { Registry } from '../components/registry.ts';
import type { CompiledPage } from '../compile/compile.ts';
import type { Sidebar } from '../model/sidebar.ts';
import { liveNames } from '../model/tree.ts';
import { pageData, type PageFrame } from './page-data.ts';
import { folderOf, renderDocument, type Client, type DocumentContext } from './render-document.ts';

/** What a page's files are made of, beside its frame. */
export type PageContent = Pick<CompiledPage, 'body' | 'toc' | 'markdown'>;

/** Names of a page's files: the document, what navigation fetches, and the page for readers who are programs. */
export const pageFileNames = ['index.html', 'page.json', 'index.md'] as const;

/** Paths of a page's files in the output. */
export const pageFilePaths = (path: string): string[] => pageFileNames.map((name) => folderOf(path) + name);

/**
 * A page's files.
 * @param sidebar the sidebar beside the page, whole
 * @returns path in the output → text
 */
export async function pageOutputs(
  frame: PageFrame,
  { body, toc, markdown }: PageContent,
  sidebar: Sidebar | undefined,
  context: DocumentContext & { readonly client: Client },
  registry: Registry,
): Promise<Record<string, string>> {
  const data = pageData(frame, { body, toc }, context.client.styles);
  // A page that an earlier run compiled names components that this run has not loaded.
  await Promise.all(liveNames(body).map((name) => registry.load(name)));
  const texts: Record<(typeof pageFileNames)[number], string> = {
    'index.html': renderDocument(data, sidebar, context, registry),
    'page.json': JSON.stringify(data),
    'index.md': markdown,
  };
  return Object.fromEntries(pageFileNames.map((name) => [folderOf(frame.path) + name, texts[name]]));
}
