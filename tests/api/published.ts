import { resolve } from 'node:path';
import { loadConfig } from '../../engine/site/load-config.ts';
import { readSource } from '../../engine/site/page-source.ts';
import type { SourceFile } from '../../engine/site/discover.ts';

export const root = resolve(import.meta.dirname, '../..');

/** The site's API reference as a build makes it: its pages, and its downloads by name. */
export async function publishedApi(): Promise<{
  readonly pages: readonly SourceFile[];
  readonly file: (name: string) => string;
}> {
  const { pages, files } = await readSource(
    root,
    { ...(await loadConfig(root, { env: {} })), offered: (value) => value },
    [],
    new Map(),
  );
  return { pages, file: (name) => files.get(`api-reference/${name}`)?.() ?? '' };
}
