import { contentHash } from '../site/content-hash.ts';
import { readFile } from 'node:fs/promises';
import { bundleAsync, transform } from 'lightningcss';
import { basename, dirname, relative, resolve } from 'node:path';
import type { SiteFonts } from '../../fonts/fonts.ts';
import { mistakeInStyles } from '../../layers/own-styles.ts';
import { CommandError } from '../model/command-error.ts';
import { assetsFolder } from '../output/headers.ts';
import { engineStyles, styleEntries, type OwnFiles } from './virtual-modules.ts';

/** For older browsers, `light-dark()` and nesting would have to be rewritten, which adds many bytes and rules out dark regions in light pages. */
const targets = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) };

/** What to do about a mistake in the site's code or styles. */
export const afterMistake = 'Correct it and build again; the last output is unchanged.';

/** A style sheet with its hashed name. Sheets with the same text share one file. */
export type StyleFile = { readonly names: readonly string[]; readonly file: string; readonly text: string };

/** Bundles each style sheet of the site (`site`, `tools`) and those that load on demand (`search`, `values`) into one file each. */
export async function bundleStyles(
  projectFiles: OwnFiles,
  note: (file: string) => void = () => {},
  fonts: Pick<SiteFonts, 'css' | 'files'> = { css: '', files: {} },
): Promise<StyleFile[]> {
  const files = [...new Set(Object.values(projectFiles.styles).flat())];
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  const mistake = await mistakeInStyles(new Map(texts), await readFile(engineStyles('tokens'), 'utf8'));
  if (mistake) throw styleError(mistake.message, mistake.file, mistake);
  const virtual = styleEntries(projectFiles, fonts.css);
  const bundles = new Map<string, string>();
  for (const entry of [...virtual.keys(), ...['search', 'values'].map(engineStyles)])
    bundles.set(basename(entry, '.css').split('.')[0] ?? '', await bundleStyle(entry, virtual, note, fonts.files));
  const constants = constantTokens(bundles.get('all') ?? '');
  const sheets = new Map<string, StyleFile>();
  for (const [name, bundled] of bundles) {
    const text = withConstants(bundled, constants);
    const hash = contentHash(text, 8);
    const { names, file } = sheets.get(text) ?? { names: [], file: `${assetsFolder}/${name}-${hash}.css` };
    sheets.set(text, { names: [...names, name], file, text });
  }
  return [...sheets.values()];
}

/**
 * @throws CommandError for a mistake in a style sheet, with its file, line and column. Every `url()` but that of a
 * configured font is a mistake, because nothing copies its file to the output.
 */
async function bundleStyle(
  entry: string,
  virtual: ReadonlyMap<string, string>,
  note: (file: string) => void,
  fonts: SiteFonts['files'],
): Promise<string> {
  const { code, dependencies } = await bundleAsync({
    filename: entry,
    minify: true,
    targets,
    analyzeDependencies: true,
    resolver: {
      read: (file) => {
        const text = virtual.get(file);
        if (text !== undefined) return text;
        note(file);
        return readFile(file, 'utf8');
      },
      resolve: (specifier, from) => resolve(dirname(from), specifier),
    },
  }).catch((error: Mistake) => {
    throw styleError(error.message, error.fileName ?? entry, error.loc);
  });
  const urls = dependencies?.filter((dependency) => dependency.type === 'url') ?? [];
  const asset = urls.find(({ url }) => !Object.hasOwn(fonts, `${assetsFolder}/${url}`));
  if (asset) {
    const { filePath, start } = asset.loc;
    throw styleError(
      `it refers to ${asset.url}; put images into the markup, with their files in public/`,
      filePath,
      start,
    );
  }
  // The bundler leaves placeholders where the URLs were.
  return urls.reduce((text, { placeholder, url }) => text.replace(placeholder, url), Buffer.from(code).toString());
}

/** Lengths and times that are set once in the whole site, by name. Not colors, which drawings in pages name, too, and not fonts. */
const constantTokens = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...(/:root\{([^}]*)/.exec(text)?.[1] ?? '').matchAll(/(--[\w-]+):([^;]+)/g)].flatMap(([, name = '', value = '']) =>
      /var\(|light-dark|font/.test(name + value) || text.split(`${name}:`).length > 2 ? [] : [[name, value] as const],
    ),
  );

/** A style sheet with values in place of the names of constants, which cost every page more bytes. */
function withConstants(text: string, constants: ReadonlyMap<string, string>): string {
  const filled = text
    .replace(/(--[\w-]+):[^;}]+;?/g, (all, name: string) => (constants.has(name) ? '' : all))
    .replace(/var\((--[\w-]+)\)/g, (all, name: string) => constants.get(name) ?? all);
  return Buffer.from(transform({ filename: '', code: Buffer.from(filled), minify: true, targets }).code).toString();
}

type Mistake = Error & {
  readonly fileName?: string;
  readonly loc?: { readonly line: number; readonly column: number };
};

function styleError(what: string, file: string, position: Mistake['loc']): CommandError {
  const where = [relative(process.cwd(), file), ...(position ? [position.line, position.column] : [])].join(':');
  return new CommandError(`${where}  The style sheet cannot be used: ${what}.`, afterMistake);
}
