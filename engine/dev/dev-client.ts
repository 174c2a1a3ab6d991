import { runnerImport } from 'vite';
import { bundleInline } from '../build/bundle-scripts.ts';
import { bootDefines, type Assets, type BootUrls } from '../build/virtual-modules.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { eachSheet } from '../model/style-sheet.ts';
import type { Client } from '../output/render-document.ts';
import { searchLanguages } from '../search/languages/all.ts';
import type { ImportModule } from '../site/config-files.ts';
import type { ProjectConfig } from '../site/load-config.ts';

export const clientModule = 'engine/client/client.tsx';
const integrityModule = 'engine/client/integrity-list.ts';
const searchModule = 'engine/client/search/search.ts';
const matchesModule = 'engine/client/search/show-matches.ts';

/** Imports the current state of a module without a server. */
export const importNow: ImportModule = async (file) =>
  (await runnerImport<Record<string, unknown>>(file, { configFile: false, logLevel: 'silent' })).module;

/** What the client loads on demand, as Vite serves it. */
export const devAssets = (
  { base }: SiteInfo,
  { placeholders: definitions, synonyms }: Pick<ProjectConfig, 'placeholders' | 'synonyms'>,
): Assets => ({
  worker: { href: `${base}engine/search/worker.ts?worker_file&type=module` },
  style: { href: `${base}engine/styles/search.css` },
  matches: base + matchesModule,
  synonyms,
  values: { style: { href: `${base}engine/styles/values.css` }, definitions },
});

/** The client as Vite serves it, module by module. */
export async function devClient(site: SiteInfo): Promise<Client> {
  const urls: BootUrls = {
    client: site.base + clientModule,
    integrity: site.base + integrityModule,
    search: site.base + searchModule,
    matches: site.base + matchesModule,
  };
  return {
    build: 'dev',
    boot: await bundleInline('boot', () => {}, bootDefines(site, urls, true)),
    contentScript: await bundleInline('content-script', () => {}),
    integrity: {},
    words: Object.fromEntries(
      Object.keys(searchLanguages).map((code) => [code, { href: `${site.base}engine/search/languages/${code}.ts` }]),
    ),
    styles: eachSheet((sheet) => `${site.base}${sheet}.virtual.css`),
  };
}
