import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CommandError } from '../engine/model/command-error.ts';
import { contentHash } from '../engine/site/content-hash.ts';
import { charactersOf } from './characters.ts';
import { fallbackFaces, fallbackFamilies, metricsStyle, type FontKind } from './fallbacks.ts';
import type { FontFile } from './font-file.ts';

/** The fonts that an owner has named, and what the site needs of them. */
export type FontInput = {
  /** Absolute paths. */
  readonly files: Readonly<Record<FontKind, readonly string[]>>;
  readonly characters: string;
  readonly root: string;
};
/** The fonts as the site serves them. */
export type SiteFonts = {
  /** What every style sheet ends with. It names fonts by `url()`, relative to their folder. */
  readonly css: string;
  /** Path in the output, with a hash → content. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Paths of those that every page needs at once. */
  readonly preloaded: readonly string[];
  /** Sentences for the owner. */
  readonly notes: readonly string[];
};

/**
 * Finds the files that `fonts` of `site.config.ts` names, in the overlay or the project.
 * @returns undefined when it names none
 * @throws CommandError for a file that is in neither
 */
export function fontInput(
  root: string,
  overlay: string | undefined,
  fonts: Readonly<Partial<Record<FontKind, readonly string[]>>>,
): FontInput | undefined {
  const folders = [overlay ?? [], root].flat();
  const find = (kind: FontKind): string[] =>
    (fonts[kind] ?? []).map((name) => {
      const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
      if (file !== undefined) return file;
      const places = folders.map((folder) => relative(root, folder) || 'the project’s folder').join(' or in ');
      throw new CommandError(
        `site.config.ts: \`fonts.${kind}\` names ${name}, and there is no such file in ${places}.`,
        'Put the file there, or correct its name.',
      );
    });
  const files = { text: find('text'), code: find('code') };
  if (!files.text.length && !files.code.length) return undefined;
  return { files, characters: charactersOf(folders.toReversed()), root };
}

const families: Readonly<Record<FontKind, string>> = { text: 'Site Text', code: 'Site Code' };
/** What follows the fallbacks, for systems that have none of them and for letters that the font lacks. */
const generic: Readonly<Record<FontKind, string>> = {
  text: 'ui-sans-serif,system-ui,sans-serif',
  code: 'ui-monospace,monospace',
};

/**
 * Makes the files of an owner's fonts and the styles that use them.
 * @param folder where the output has style sheets and fonts
 * @param note called with each file before it is read
 * @throws CommandError for a file that is no font
 */
export async function makeFonts(
  { files, characters, root }: FontInput,
  folder: string,
  note: (file: string) => void = () => {},
): Promise<SiteFonts> {
  // Loaded only for those who name fonts.
  const { readFont, weights } = await import('./font-file.ts');
  const made: Record<string, Uint8Array> = {};
  const [faces, tokens, notes, preloaded]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const kind of ['text', 'code'] as const) {
    const fonts: FontFile[] = [];
    for (const file of files[kind]) {
      note(file);
      const name = relative(root, file);
      const font = await readFont(await readFile(file), characters, name);
      fonts.push(font);
      if (font.restriction !== undefined)
        notes.push(`The font ${name} is used, but ${font.restriction}: check that you may.`);
      const hash = contentHash(font.woff2, 8);
      const output = `font-${kind}-${hash}.woff2`;
      made[join(folder, output)] = font.woff2;
      faces.push(ownFace(families[kind], font, output));
      const [lightest, boldest] = font.weights;
      if (!font.italic && boldest >= weights[0] && lightest <= weights[1]) preloaded.push(join(folder, output));
    }
    if (!fonts.length) continue;
    for (const italic of [false, true]) {
      const metrics = familyMetrics(fonts.filter((font) => font.italic === italic));
      if (metrics) faces.push(...fallbackFaces(kind, families[kind], metrics, italic));
    }
    const names = [families[kind], ...fallbackFamilies(kind, families[kind])].map((name) => `"${name}"`);
    tokens.push(`--font-${kind}:${names.join(',')},${generic[kind]}`);
  }
  return { css: `${faces.join('')}@layer tokens{:root{${tokens.join(';')}}}`, files: made, preloaded, notes };
}

/** The styles of fonts made for no folder, with the fonts themselves in place of their names: for a server that has no files. */
export const withData = ({ css, files }: SiteFonts): string =>
  css.replace(
    /url\("([^"]+)"\)/g,
    (_, name: string) => `url("data:font/woff2;base64,${Buffer.from(files[name] ?? []).toString('base64')}")`,
  );

/**
 * `optional`: a font that isn't there at once is left out until the next page, so that no text ever changes its face. Its metrics are
 * written out, because browsers take them from different tables.
 */
function ownFace(family: string, { weights: [least, most], italic, metrics }: FontFile, output: string): string {
  const weight = least === most ? least : `${least} ${most}`;
  return `@font-face{font-family:"${family}";${italic ? 'font-style:italic;' : ''}font-weight:${weight};font-display:optional;src:url("${output}") format("woff2");${metricsStyle(metrics.regular)}}`;
}

/** Metrics of a family's text and of its headings; undefined without a font. */
function familyMetrics(fonts: readonly FontFile[]): FontFile['metrics'] | undefined {
  const nearest = (weight: number): FontFile | undefined =>
    fonts.toSorted((a, b) => distance(a, weight) - distance(b, weight))[0];
  const [regular, bold] = [nearest(400), nearest(600)];
  return regular && bold && { regular: regular.metrics.regular, bold: bold.metrics.bold };
}

const distance = ({ weights: [least, most] }: FontFile, weight: number): number =>
  Math.max(0, least - weight, weight - most);
