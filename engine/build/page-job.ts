import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFindings } from '../checks/site-check.ts';
import { compilePage, type PageTools } from '../compile/compile.ts';
import { sidebarOf, type SiteModel } from '../site/site-model.ts';
import { pageTerms, type PageTerms } from '../search/page-terms.ts';
import { compressed } from '../output/compress.ts';
import { pageData, type PageFrame } from '../output/page-data.ts';
import { folderOf, renderDocument, type Shell } from '../output/render-document.ts';

/** What a build shares between all its pages; sent to each worker once. */
export type BuildContext = {
  readonly model: SiteModel;
  readonly shell: Shell;
  /** Absolute path of the site's `components` folder. */
  readonly components: string | undefined;
  readonly out: string;
  /** Compression of each text file; see `steps/compress.ts`. */
  readonly brotliQuality: number;
};
/** What the rest of the build needs of a written page. */
export type PageResult = PageFindings & { readonly terms: PageTerms };

/** Compiles, draws and writes one page: `index.html`, `page.json`, `index.md`, each with its compressed forms. */
export async function buildPage(
  path: string,
  frame: PageFrame,
  text: string,
  context: BuildContext,
  tools: PageTools,
): Promise<PageResult> {
  const { model, shell, out } = context;
  const page = model.pages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const { body, toc, markdown, ...result } = await compilePage(
    { ...page, source: { ...page.source, text } },
    model,
    tools,
  );
  const data = pageData(frame, { body, toc }, shell.styles);
  const files = {
    'index.html': renderDocument(data, sidebarOf(model, path), shell, tools.registry),
    'page.json': JSON.stringify(data),
    'index.md': markdown,
  };
  await writeFiles(join(out, folderOf(path)), files, context.brotliQuality);
  return {
    ...result,
    terms: pageTerms({ title: data.title, description: data.description, sections: result.sections }),
  };
}

/** Writes text files with their compressed forms beside them; without a quality, the files alone. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
  brotliQuality: number | undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = join(folder, name);
      const bytes = Buffer.from(text);
      const forms = brotliQuality === undefined ? undefined : await compressed(bytes, brotliQuality);
      await Promise.all([
        writeFile(file, bytes),
        ...(forms ? [writeFile(`${file}.gz`, forms.gzip), writeFile(`${file}.br`, forms.brotli)] : []),
      ]);
    }),
  );
}
