import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { CommandError } from '../engine/model/command-error.ts';
import { localPage, type Copy } from './local-page.ts';
import { localCode, localModule, localText } from './local-scripts.ts';

/** What the client fetches: data of the site, and a page's Markdown when the reader copies it. */
const fetched =
  /(^|\/)(site\.json|tools\.json|index\.md)$|^_assets\/[^/]+\.json$|(^|\/)(sidebars|search)\/[^/]+\.json$/;

const startScript = '_assets/start.js';
const pageFile = 'index.html';

/** The files of the copy by path, and the title of the site. */
export type OfflineCopy = { readonly files: ReadonlyMap<string, string | Uint8Array>; readonly title: string };

const attributeOf = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

/**
 * Makes a copy of a built site that works when its `index.html` is opened from disk.
 * @param folder the built site
 * @throws CommandError when the folder has no built site
 */
export async function makeOfflineCopy(folder: string): Promise<OfflineCopy> {
  if (!existsSync(join(folder, '.built-site')) || !existsSync(join(folder, pageFile)))
    throw new CommandError(`${folder} isn't a site that this project built.`, 'Run npm run build.');
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const existing = new Set(paths);
  const text = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
  const home = await text(pageFile);
  const base = attributeOf(home, / data-base="([^"]*)"/) ?? '/';
  const boot = attributeOf(home, /<script>(.*?)<\/script>/s);
  if (boot === undefined)
    throw new CommandError(`${join(folder, pageFile)} has no script.`, 'Run npm run build again.');
  const canonical = attributeOf(home, /<link rel="canonical" href="([^"]*)"/);

  // A redirect has no data: only a server is asked for an old URL.
  const pages = paths.filter(
    (path) => path.endsWith(pageFile) && existing.has(path.replace(/index\.html$/, 'page.json')),
  );
  const fileOf = (path: string): string | undefined =>
    [path, `${path}${pageFile}`, `${path}/${pageFile}`].find((file) => existing.has(file));
  const copy: Copy = {
    base,
    url: canonical?.endsWith(base) ? canonical.slice(0, -base.length) : undefined,
    boot,
    script: startScript,
    file: fileOf,
  };

  const files = new Map<string, string | Uint8Array>();
  const referenced = new Set<string>();
  for (const path of pages) {
    const page = localPage(await text(path), path, copy);
    files.set(path, page.html);
    for (const file of page.files) referenced.add(file);
  }
  for (const path of paths) {
    if (path.startsWith('_assets/') && path.endsWith('.css'))
      files.set(path, await withFonts(await text(path), folder));
    if (fetched.test(path)) files.set(`${path}.js`, localText(path, await text(path)));
  }
  for (const path of referenced) if (!files.has(path)) files.set(path, await readFile(join(folder, path)));

  const languages = pages.some((path) => path !== pageFile && existing.has(path.replace(/index\.html$/, 'site.json')));
  const start = await bundleStart({ base, script: startScript, languages });
  files.set(startScript, `${start}${localCode(boot, base)}\n`);
  for (const path of await entries(paths, text)) files.set(path, await localModule(folder, path, base));
  return { files: new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1))), title: siteTitle(home) };
}

/** A style sheet with the fonts that it names beside it: browsers that give each file on disk an origin of its own load no other fonts. */
async function withFonts(css: string, folder: string): Promise<string> {
  const names = [...new Set([...css.matchAll(/url\("?([\w.-]+\.woff2)"?\)/g)].map(([, name]) => name as string))];
  const fonts = await Promise.all(names.map((name) => readFile(join(folder, '_assets', name), 'base64')));
  return names.reduce((text, name, index) => text.replaceAll(name, `data:font/woff2;base64,${fonts[index]}`), css);
}

/** The modules that the client knows by their URLs: those that no other module imports. */
async function entries(paths: readonly string[], text: (path: string) => Promise<string>): Promise<string[]> {
  const modules = paths.filter((path) => /^_assets\/[^/]+\.js$/.test(path));
  const codes = await Promise.all(modules.map(text));
  const imported = new Set(
    codes.flatMap((code) => [...code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => name)),
  );
  const beside = (path: string): string => path.slice('_assets/'.length);
  return modules.filter((path) => path.startsWith('_assets/client-') || !imported.has(beside(path)));
}

type Start = { readonly base: string; readonly script: string; readonly languages: boolean };

async function bundleStart({ base, script, languages }: Start): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('browser/start.ts', import.meta.url)),
    transform: {
      target: 'es2022',
      define: {
        __BASE__: JSON.stringify(base),
        __SCRIPT__: JSON.stringify(script),
        __LANGUAGES__: String(languages),
      },
    },
  });
  try {
    return (await bundle.generate({ format: 'iife', minify: true })).output[0].code;
  } finally {
    await bundle.close();
  }
}

const siteTitle = (html: string): string =>
  attributeOf(html, /<meta property="og:site_name" content="([^"]*)"/) ?? 'docs';
