import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import type { SiteInfo } from '../model/site-info.ts';
import type { Placeholders } from '../model/placeholder.ts';
import { eachSheet } from '../model/style-sheet.ts';
import { sha256 } from '../output/integrity.ts';
import type { ProjectConfig } from '../site/load-config.ts';
import type { Client } from '../output/render-document.ts';
import { assetsFolder } from '../output/headers.ts';
import { engineRoot, hashFiles } from './hash-folders.ts';
import type { Output } from './bundle-scripts.ts';
import { readSealed, writeSealed } from './cache-file.ts';
import { bootDefines, ownFiles, virtualSite } from './virtual-modules.ts';

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
  // Data rather than code: these modules name pages of the site.
  const definitions = JSON.stringify(placeholders);
  const definitionsFile = `${assetsFolder}/values-${createHash('sha256').update(definitions).digest('base64url').slice(0, 8)}.json`;
  const values = { style: styleUrl('values'), definitions: site.base + definitionsFile };
  const sheets = Object.fromEntries(styles.map(({ file, text }) => [site.base + file, sha256(text)]));
  const assets = { worker: url(worker), style: styleUrl('search') };
  const bundlePart = (name: string, file: string, matches: string): Promise<Output> =>
    bundleModule({ [name]: file }, virtualSite(site, build, { ...assets, matches, synonyms, values }, own) as Plugin);
  // Bundled separately: the search and the highlighting of matches share little with the client, and a shared chunk would delay
  // both.
  const [search, matches, contentScript] = await Promise.all([
    bundlePart('search', 'engine/client/search/search.ts', ''),
    bundlePart('matches', 'engine/client/search/show-matches.ts', ''),
    bundleInline('content-script'),
  ]);
  const client = await bundlePart('client', 'engine/client/client.tsx', url(matches));
  const entries = [client[0], search[0], matches[0]].map(({ fileName, code }) => [site.base + fileName, sha256(code)]);
  const urls = { client: url(client), search: url(search), matches: url(matches) };
  return {
    build,
    styles: eachSheet(styleUrl),
    boot: await bundleInline('boot', bootDefines(site, urls, false)),
    contentScript,
    integrity: { ...sheets, ...Object.fromEntries(entries) },
    files: Object.fromEntries([
      ...styles.map(({ file, text }) => [file, text]),
      [definitionsFile, definitions],
      ...[...worker, ...search, ...matches, ...client].map((file) => [
        file.fileName,
        file.type === 'chunk' ? file.code : String(file.source),
      ]),
    ]),
  };
}
