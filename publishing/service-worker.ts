import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contentHash } from '../engine/site/content-hash.ts';
import type { HeadElement, PublishedSite } from '../engine/site/publisher.ts';
import type { SiteConfig } from '../engine/model/site-config.ts';
import type { Deployment } from '../offline/browser/deployment.ts';
import { workerTexts } from '../offline/worker-texts.ts';

const registration = 'register-worker.js';

/** The script that registers the worker. The dev server has no worker. */
export function workerElements(site: SiteConfig): HeadElement[] {
  if (!site.serviceWorker || process.env['NODE_ENV'] === 'development') return [];
  return [{ tag: 'script', src: `${site.root ?? site.base}${registration}`, defer: '' }];
}

/** The service worker of a site that wants one, what registers it, and its styles: path → text. The languages of a site share it. */
export async function workerFiles({
  site,
  folder,
}: Pick<PublishedSite, 'site' | 'folder'>): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  if (!site.serviceWorker || site.root !== undefined) return files;
  // Modules of a build are bundled, but packages stay beside the project's folders.
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('rolldown/package.json')));
  const sources = join(dirname(packages), 'offline/browser');
  const style = await readFile(join(sources, 'saved-page.css'), 'utf8');
  const styleFile = `_assets/saved-page-${contentHash(style)}.css`;
  const colorMode = await bundle(join(sources, 'color-mode.ts'));
  const colorModeFile = `_assets/color-mode-${contentHash(colorMode)}.js`;
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll('\\', '/')).sort();
  const deployment: Omit<Deployment, 'id'> = {
    base: site.base,
    core: [
      ...paths.filter((path) => /^_assets\/[^/]+\.(js|css|woff2)$/.test(path)),
      styleFile,
      colorModeFile,
      registration,
    ],
    registration,
    siteStyle: `${site.base}${paths.find((path) => /^_assets\/site-[^/]*\.css$/.test(path))}`,
    theme: site.colorMode.respectSystem ? 'system' : site.colorMode.default,
    colorMode: site.base + colorModeFile,
    style: site.base + styleFile,
    texts: Object.fromEntries(site.locales.map(({ code, words }) => [code, workerTexts(words)])),
  };
  const pages = await Promise.all(
    paths
      .filter((path) => path.endsWith('index.html'))
      .map(async (path) => contentHash(await readFile(join(folder, path)))),
  );
  const worker = await bundle(join(sources, 'service-worker.ts'));
  const id = contentHash(JSON.stringify([deployment, pages, worker]));
  files.set(styleFile, style);
  files.set(colorModeFile, colorMode);
  files.set(registration, await bundle(join(sources, 'register-worker.ts')));
  files.set('service-worker.js', `const __DEPLOYMENT__=${JSON.stringify({ ...deployment, id })};\n${worker}`);
  return files;
}

async function bundle(input: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const program = await rolldown({ input, transform: { target: 'es2022' } });
  try {
    return (await program.generate({ format: 'iife', minify: true })).output[0].code;
  } finally {
    await program.close();
  }
}
