import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import type { SiteInfo } from '../model/site-info.ts';
import type { Placeholders } from '../model/placeholder.ts';
import type { CheckedFile } from '../model/checked-file.ts';
import { eachSheet } from '../model/style-sheet.ts';
import { importMap, sha256, type Integrity } from '../output/integrity.ts';
import type { ProjectConfig } from '../site/load-config.ts';
import type { Client } from '../output/render-document.ts';
import { assetsFolder } from '../output/headers.ts';
import { engineRoot, hashFiles } from './hash-folders.ts';
import type { Output } from './bundle-scripts.ts';
import { readSealed, writeSealed } from './cache-file.ts';
import { bootDefines, ownFiles, virtualSite, type IntegrityList } from './virtual-modules.ts';

/** The client's code and styles, the same for every page. */
export type ClientBundle = Client & {
  /** Path in the output → content. */
  readonly files: Readonly<Record<string, string>>;
};

/** The engine's folders and files that the client is made of. */
const clientPlaces = [
  'engine/client',
  'engine/ui',
  'engine/components',
  'engine/search',
  'engine/styles',
  'engine/model',
  'package-lock.json',
];

/**
 * Bundles client, styles and boot script, or takes them from the cache when nothing they are made of has changed. Bundlers are
 * loaded only when they are needed.
 * @param own hash of everything the site adds; see `SiteCode`
 */
export async function bundleClient(
  site: SiteInfo,
  { components, placeholders, synonyms }: Pick<ProjectConfig, 'components' | 'placeholders' | 'synonyms'>,
  own: string,
  cacheDir: string | undefined,
): Promise<ClientBundle> {
  const inputs = [hashFiles(engineRoot, clientPlaces), own, JSON.stringify([site, placeholders, synonyms])];
  const build = createHash('sha256').update(inputs.join('\0')).digest('hex').slice(0, 12);
  const cacheFile = cacheDir && join(cacheDir, 'client.json');
  const cached = cacheFile === undefined ? undefined : readBundle(cacheFile);
  if (cached?.build === build) return cached;
  const made = await bundle(site, build, components, placeholders, synonyms);
  // If this fails, the next build bundles again. The step that saves the pages reports the failure.
  if (cacheFile) await writeSealed(cacheFile, JSON.stringify(made)).catch(() => {});
  return made;
}

function readBundle(file: string): ClientBundle | undefined {
  try {
    return JSON.parse(readSealed(file)) as ClientBundle;
  } catch {
    return undefined;
  }
}

async function bundle(
  site: SiteInfo,
  build: string,
  components: string | undefined,
  placeholders: Placeholders,
  synonyms: readonly string[],
): Promise<ClientBundle> {
  const [{ bundleStyles }, { bundleInline, bundleModule, bundleWorker }] = await Promise.all([
    import('./bundle-styles.ts'),
    import('./bundle-scripts.ts'),
  ]);
  const own = ownFiles(components);
  const url = (output: Output): string => site.base + output[0].fileName;
  const [styles, worker] = await Promise.all([bundleStyles(own), bundleWorker()]);
  const styleUrl = (name: string): string => site.base + styles.find((sheet) => sheet.names.includes(name))?.file;
  const hashOf = Object.fromEntries(styles.map(({ file, text }) => [site.base + file, sha256(text)]));
  const sheet = (name: string): CheckedFile => ({ href: styleUrl(name), integrity: hashOf[styleUrl(name)] });
  // Data rather than code: these modules name pages of the site.
  const definitions = JSON.stringify(placeholders);
  const definitionsFile = `${assetsFolder}/values-${createHash('sha256').update(definitions).digest('base64url').slice(0, 8)}.json`;
  const values = { style: sheet('values'), definitions: site.base + definitionsFile };
  const assets = { worker: { href: url(worker), integrity: sha256(worker[0].code) }, style: sheet('search') };
  const shared = { ...assets, synonyms, values };
  const bundlePart = (name: string, file: string, matches: string, list?: IntegrityList): Promise<Output> =>
    bundleModule({ [name]: file }, virtualSite(site, build, () => ({ ...shared, matches }), own, list) as Plugin);
  // Bundled separately: the search and the highlighting of matches share little with the client, and a shared chunk would delay
  // both.
  const [search, matches, contentScript] = await Promise.all([
    bundlePart('search', 'engine/client/search/search.ts', ''),
    bundlePart('matches', 'engine/client/search/show-matches.ts', ''),
    bundleInline('content-script'),
  ]);
  const client = await bundlePart('client', 'engine/client/client.tsx', url(matches));
  const scripts = (output: Output): Integrity =>
    Object.fromEntries(
      output.flatMap((file) => (file.type === 'chunk' ? [[site.base + file.fileName, sha256(file.code)]] : [])),
    );
  const { [url(client)]: _, ...chunks } = scripts(client);
  const pageStyles = eachSheet(styleUrl);
  const list = {
    importMap: importMap(chunks) ?? '',
    sheets: Object.fromEntries(Object.values(pageStyles).map((href) => [href, hashOf[href] as string])),
  };
  const integrity = await bundlePart('integrity', 'engine/client/integrity-list.ts', '', list);
  const urls = { client: url(client), integrity: url(integrity), search: url(search), matches: url(matches) };
  const entries = Object.fromEntries(
    [client, integrity, search, matches].map(([{ fileName, code }]) => [site.base + fileName, sha256(code)]),
  );
  return {
    build,
    styles: pageStyles,
    boot: await bundleInline('boot', bootDefines(site, urls, false)),
    contentScript,
    integrity: { ...hashOf, ...entries },
    laterImportMap: list.importMap,
    files: Object.fromEntries([
      ...styles.map(({ file, text }) => [file, text]),
      [definitionsFile, definitions],
      ...[...worker, ...search, ...matches, ...client, ...integrity].map((file) => [
        file.fileName,
        file.type === 'chunk' ? file.code : String(file.source),
      ]),
    ]),
  };
}
