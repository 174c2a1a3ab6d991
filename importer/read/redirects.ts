import { normalizePath } from '../../engine/model/url.ts';
import { parsed, valueOf } from './outline.ts';
import type { SourceFolder } from './read-folder.ts';
import type { Targets } from './targets.ts';

/** An old path and where it leads, as `config/redirects.json` has them. */
export type Redirect = { readonly from: string; readonly to: string };
type Alias = { readonly path: string; readonly file: string; readonly aliases: readonly string[] };

/**
 * The redirects of a folder: aliases in front matter, `docs.json` (Mintlify), `.gitbook.yaml`, `mkdocs.yml` (the redirects plug-in)
 * and `_redirects`.
 * @returns redirects, and the entries that have a pattern in them
 */
export function readRedirects(
  { read }: Pick<SourceFolder, 'read'>,
  pages: readonly Alias[],
  base: string,
  targets: Targets,
): {
  readonly redirects: readonly Redirect[];
  readonly patterns: readonly { readonly file: string; readonly from: string }[];
} {
  const configured = [
    ...['docs.json', 'mint.json'].flatMap((file) =>
      listOf(valueOf(parsed(read(file) ?? ''), 'redirects')).map(
        (one) => [file, valueOf(one, 'source'), valueOf(one, 'destination')] as const,
      ),
    ),
    ...entriesOf(valueOf(parsed(read('.gitbook.yaml') ?? ''), 'redirects')).map(
      ([from, to]) => ['.gitbook.yaml', from, to] as const,
    ),
    ...listOf(valueOf(parsed(read('mkdocs.yml') ?? ''), 'plugins')).flatMap((plugin) =>
      entriesOf(valueOf(valueOf(plugin, 'redirects'), 'redirect_maps')).map(
        ([from, to]) => ['mkdocs.yml', from, to] as const,
      ),
    ),
    ...(read('_redirects') ?? '').split('\n').flatMap((line) => {
      const [from, to] = line.replace(/#.*$/, '').trim().split(/\s+/);
      return from && to ? [['_redirects', from, to] as const] : [];
    }),
  ];
  const redirects = new Map<string, string>();
  const patterns: { file: string; from: string }[] = [];
  const pathOf = (address: string): string =>
    normalizePath(
      base +
        address
          .replace(/^\/+/, '')
          .replace(/\.(mdx?|html?)$/, '')
          .replace(/(^|\/)(README|index)$/i, '$1'),
    );
  for (const [file, from, to] of configured) {
    if (typeof from !== 'string' || typeof to !== 'string') continue;
    if (/[:*]/.test(from)) {
      patterns.push({ file, from });
      continue;
    }
    const target = targets.resolve(to, { file, path: '/' });
    redirects.set(pathOf(from), target.kind === 'page' ? base.slice(0, -1) + target.path : to);
  }
  for (const { path, aliases } of pages) for (const alias of aliases) redirects.set(pathOf(alias), path);
  return {
    redirects: [...redirects].map(([from, to]) => ({ from, to })).filter(({ from, to }) => from !== to),
    patterns,
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
