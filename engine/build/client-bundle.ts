import type { Plugin } from 'rolldown';
import type { FontInput } from '../../fonts/fonts.ts';
import type { SiteInfo } from '../model/site-info.ts';
import type { CheckedFile } from '../model/checked-file.ts';
import type { SearchTexts } from '../model/strings.ts';
import { searchLanguages } from '../search/languages/all.ts';
import { eachSheet } from '../model/style-sheet.ts';
import { importMap, sha256, type Integrity } from '../output/integrity.ts';
import { contentHash } from '../site/content-hash.ts';
import type { ProjectConfig } from '../site/load-config.ts';
import type { Client } from '../output/render-document.ts';
import { assetsFolder } from '../output/headers.ts';
import type { Output } from './bundle-scripts.ts';
import { bootDefines, virtualSite, type IntegrityList, type OwnFiles } from './virtual-modules.ts';

/** The client's code and styles, the same for every page. */
export type ClientBundle = Client & {
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Sentences for the build's output. */
  readonly notes: readonly string[];
};

export type ClientInput = Pick<ProjectConfig, 'placeholders' | 'synonyms'> & {
  readonly site: SiteInfo;
  readonly projectFiles: OwnFiles;
  readonly searchTexts: SearchTexts;
  readonly fonts?: FontInput | undefined;
};

/**
 * Bundles client, styles and boot script. Bundlers are loaded only when they are needed. The build id is a hash of what comes out: content
 * and facts that the client doesn't contain don't change it.
 * @param note called with each file before it is read
 */
export async function bundleClient(
  { site, projectFiles, placeholders, synonyms, searchTexts, fonts: fontInput }: ClientInput,
  note: (file: string) => void,
): Promise<ClientBundle> {
  const [{ bundleStyles }, { bundleInline, bundleModule, bundleWorker }] = await Promise.all([
    import('./bundle-styles.ts'),
    import('./bundle-scripts.ts'),
  ]);
  const url = (output: Output): string => site.base + output[0].fileName;
  const fonts = fontInput && (await (await import('../../fonts/fonts.ts')).makeFonts(fontInput, assetsFolder, note));
  const [styles, worker] = await Promise.all([bundleStyles(projectFiles, note, fonts), bundleWorker(note)]);
  const styleUrl = (name: string): string => site.base + styles.find((sheet) => sheet.names.includes(name))?.file;
  const hashes = Object.fromEntries(styles.map(({ file, text }) => [site.base + file, sha256(text)]));
  const sheet = (name: string): CheckedFile => ({ href: styleUrl(name), integrity: hashes[styleUrl(name)] });
  // Data rather than code: these modules name pages of the site.
  const definitions = JSON.stringify(placeholders);
  const definitionsFile = `${assetsFolder}/values-${contentHash(definitions, 8)}.json`;
  const values = { style: sheet('values'), definitions: site.base + definitionsFile };
  const assets = { worker: { href: url(worker), integrity: sha256(worker[0].code) }, style: sheet('search') };
  const shared = { ...assets, synonyms, values };
  const bundlePart = (name: string, file: string, matches: string, list?: IntegrityList): Promise<Output> =>
    bundleModule(
      { [name]: file },
      virtualSite(site, searchTexts, () => ({ ...shared, matches }), projectFiles, list) as Plugin,
      note,
    );
  // Bundled separately: the search and the highlighting of matches share little with the client, and a shared chunk would delay both.
  const [search, matches, contentScript] = await Promise.all([
    bundlePart('search', 'engine/client/search/search.ts', ''),
    bundlePart('matches', 'engine/client/search/show-matches.ts', ''),
    bundleInline('content-script', note),
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
    sheets: Object.fromEntries(Object.values(pageStyles).map((href) => [href, hashes[href] as string])),
  };
  const integrity = await bundlePart('integrity', 'engine/client/integrity-list.ts', '', list);
  const urls = { client: url(client), integrity: url(integrity), search: url(search), matches: url(matches) };
  const entries = Object.fromEntries(
    [client, integrity, search, matches].map(([{ fileName, code }]) => [site.base + fileName, sha256(code)]),
  );
  const boot = await bundleInline('boot', note, bootDefines(site, urls, false));
  const codes = site.locales.slice(1).flatMap(({ code }) => (Object.hasOwn(searchLanguages, code) ? [code] : []));
  const languages = await Promise.all(
    codes.map((code) => bundleModule({ [`words-${code}`]: `engine/search/languages/${code}.ts` }, [], note)),
  );
  const files = Object.fromEntries([
    ...styles.map(({ file, text }) => [file, text]),
    [definitionsFile, definitions],
    ...[...worker, ...search, ...matches, ...client, ...integrity].map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  ]);
  return {
    build: contentHash(JSON.stringify([files, boot, contentScript])),
    styles: pageStyles,
    boot,
    contentScript,
    integrity: { ...hashes, ...entries },
    laterImportMap: list.importMap,
    fonts: fonts?.preloaded.map((file) => site.base + file),
    notes: fonts?.notes ?? [],
    files: {
      ...files,
      ...fonts?.files,
      ...Object.fromEntries(languages.map(([{ fileName, code }]) => [fileName, code])),
    },
    words: Object.fromEntries(
      languages.map((output, index) => [codes[index], { href: url(output), integrity: sha256(output[0].code) }]),
    ),
  };
}
