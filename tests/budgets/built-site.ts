import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Size as budgets count it: bytes after gzip. 1 kB is 1,000 bytes. */
export const gzipBytes = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** A page of the output: `path` is a site path, `html` its document. */
export type BuiltPage = { readonly path: string; readonly html: string };

/** Reads a built site: `dist/`, or the folder in SITE_FOLDER. Throws a readable error when there is none. */
export class BuiltSite {
  readonly folder: string;

  constructor(folder = process.env['SITE_FOLDER'] ?? 'dist') {
    this.folder = resolve(folder);
    if (!existsSync(join(this.folder, 'index.html')))
      throw new Error(`There is no built site in ${this.folder}. Run \`npm run build\` first.`);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** Files below a folder, relative to the output folder, with `/` as separator. */
  files(below = ''): string[] {
    const entries = readdirSync(join(this.folder, below), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  }

  /** Every page, without the pages that only redirect. */
  pages(): BuiltPage[] {
    return this.files()
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => ({ path: `/${file.slice(0, -'index.html'.length)}`, html: this.read(file) }))
      .filter(({ html }) => html.includes('id="page"'));
  }
}

/** Values of an attribute, from every element that a pattern matches. */
function attributes(html: string, element: RegExp, name: string): string[] {
  return [...html.matchAll(element)].flatMap(([tag]) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? []);
}

/**
 * Everything that a browser requests to show a page besides the document, each once: style sheets, scripts, preloads, the icon, and
 * images that are not lazy.
 */
export function firstViewRequests(html: string): string[] {
  const inMarkup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (whole) =>
    whole.slice(0, whole.indexOf('>') + 1),
  );
  const links = [...inMarkup.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /rel="(stylesheet|preload|modulepreload|icon)"/.test(tag));
  const pictures = [...inMarkup.matchAll(/<(?:img|iframe|video|audio)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/loading="lazy"|preload="none"/.test(tag));
  const requests = [
    ...attributes(links.join(''), /<link\b[^>]*>/g, 'href'),
    ...attributes(inMarkup, /<script\b[^>]*>/g, 'src'),
    ...attributes(pictures.join(''), /<\w+\b[^>]*>/g, 'src'),
  ];
  return [...new Set(requests)];
}

/** Texts of the inline scripts that run, without data blocks and import maps. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, tag = '']) => !/\s(src=|type="(application\/|importmap"))/.test(tag))
    .map(([, , text = '']) => text);
}

/** The median: what a typical page costs. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The largest few, for messages. */
export function heaviest(sizes: ReadonlyMap<string, number>, count = 3): string {
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([path, size]) => `${path} ${size}`)
    .join(', ');
}
