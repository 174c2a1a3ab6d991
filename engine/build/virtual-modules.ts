import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Placeholders } from '../model/placeholder.ts';
import type { SearchTexts } from '../model/strings.ts';
import type { CheckedFile } from '../model/checked-file.ts';
import { eachSheet, sheetParts, styleSheets, type StyleSheet } from '../model/style-sheet.ts';
import type { SiteInfo } from '../model/site-info.ts';
import type { Integrity } from '../output/integrity.ts';
import type { ProjectConfig } from '../site/load-config.ts';
import { engineRoot } from './bundle-engine.mjs';

/** What a site adds to the client: files of its `components` folders, if they exist, and the overlay's styles. */
export type OwnFiles = {
  readonly live: readonly string[];
  readonly styles: Readonly<Record<StyleSheet, readonly string[]>>;
};

type OwnFilesInput = Pick<ProjectConfig, 'components' | 'overlay'> & {
  readonly site: { readonly feedback: { readonly url?: string | undefined } };
};

/** @param config the folders of components, and the overlay, as absolute paths */
export function ownFiles({ components, overlay, site }: OwnFilesInput): OwnFiles {
  const files = (name: string): string[] =>
    components.map((folder) => join(folder, name)).filter((file) => existsSync(file));
  const last = [join(overlay ?? '', 'styles.css')].filter((file) => overlay !== undefined && existsSync(file));
  const form = site.feedback.url ? [join(engineRoot, 'engine/ui/page-meta/feedback.css')] : [];
  return {
    live: files('live.ts'),
    styles: eachSheet((sheet) => [
      ...form,
      ...['site', ...sheetParts[sheet]].flatMap((part) => files(`${part}.css`)),
      ...last,
    ]),
  };
}

/**
 * What loads on demand, URLs with the base path: the search worker and style sheet, the script that highlights matches in a page, and the
 * style sheet and definitions of “Your values”. The dev server serves these directly. Also the site's synonyms, which highlighting uses.
 */
export type Assets = {
  readonly worker: CheckedFile;
  readonly style: CheckedFile;
  readonly matches: string;
  readonly synonyms: readonly string[];
  readonly values: { readonly style: CheckedFile; readonly definitions: string | Placeholders };
};

export type IntegrityList = { readonly importMap: string; readonly sheets: Integrity };

/** URLs that the boot script loads from, base path included. */
export type BootUrls = {
  readonly client: string;
  readonly integrity: string;
  readonly search: string;
  readonly matches: string;
};

/**
 * Constants of the client bundle (see `engine/client/virtual-site.d.ts`).
 * @param assets called whenever a module is loaded, because the assets of the dev server change with the configuration
 */
export function virtualSite(
  site: SiteInfo,
  texts: SearchTexts,
  assets: () => Assets,
  projectFiles: OwnFiles,
  integrity: IntegrityList = { importMap: '', sheets: {} },
): Plugin {
  const exports = (named: object): string =>
    Object.entries(named)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:site': () => exports({ site, analytics: site.analytics ?? null }),
    'virtual:search': () => {
      const { matches: _matches, values: _values, ...search } = assets();
      return exports({ base: site.base, texts, ...search });
    },
    'virtual:matches': () => exports({ matches: assets().matches }),
    'virtual:integrity': () => exports(integrity),
    'virtual:values': () => exports(assets().values),
    'virtual:live-components': () =>
      [
        ...projectFiles.live.map(
          (file, index) => `import { liveComponents as live${index} } from ${JSON.stringify(file)};`,
        ),
        `export const liveComponents = { ${projectFiles.live.map((_, index) => `...live${index}`).join(', ')} };`,
      ].join('\n'),
  };
  return {
    name: 'virtual-site',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (Object.hasOwn(modules, id.slice(1)) ? modules[id.slice(1)]?.() : undefined),
  };
}

/** Path of the virtual module of a style sheet, which imports the engine's styles and the site's own. */
const styleEntry = (sheet: StyleSheet): string => join(engineRoot, `${sheet}.virtual.css`);

/** Path of one of the engine's own style sheets. */
export const engineStyles = (name: string): string => join(engineRoot, `engine/styles/${name}.css`);

/**
 * The site's style sheets as virtual modules: path → text.
 * @param last what each ends with
 */
export function styleEntries(projectFiles: OwnFiles, last = ''): ReadonlyMap<string, string> {
  return new Map(
    styleSheets.map((sheet) => [
      styleEntry(sheet),
      // The engine has no drawn screens, no live components and no headers of its own.
      ['site', ...sheetParts[sheet].filter((part) => !/^(scenes|hero|tools)$/.test(part))]
        .map(engineStyles)
        .concat(projectFiles.styles[sheet])
        .map((file) => `@import ${JSON.stringify(file)};`)
        .concat(last)
        .join('\n'),
    ]),
  );
}

/** The site's style sheets for the dev server, below its root. */
export function virtualStyles(projectFiles: OwnFiles, last: string): Plugin {
  const entries = styleEntries(projectFiles, last);
  return {
    name: 'virtual-styles',
    resolveId(id) {
      // A sheet that a document links to has the query `?direct`.
      const [path = '', query] = id.split('?');
      const entry = [path, join(engineRoot, path)].find((candidate) => entries.has(candidate));
      return entry === undefined || query === undefined ? entry : `${entry}?${query}`;
    },
    load: (id) => entries.get(id.split('?')[0] as string),
  };
}

/** Constants of the boot script. */
export function bootDefines(site: SiteInfo, urls: BootUrls, dev: boolean): Record<string, string> {
  return {
    __CLIENT__: JSON.stringify(urls.client),
    __INTEGRITY__: JSON.stringify(urls.integrity),
    __SEARCH__: JSON.stringify(urls.search),
    __MATCHES__: JSON.stringify(urls.matches),
    '__COLOR__.default': JSON.stringify(site.colorMode.default),
    '__COLOR__.respectSystem': JSON.stringify(site.colorMode.respectSystem),
    __ANNOUNCEMENT__: JSON.stringify(site.announcement?.id ?? null),
    __ANALYTICS__: JSON.stringify(Boolean(site.analytics)),
    __ROOT__: JSON.stringify(site.root),
    __LANGUAGES__: JSON.stringify(site.locales.length > 1 ? site.locales.slice(1).map(({ code }) => code) : null),
    __DEV__: JSON.stringify(dev),
  };
}
