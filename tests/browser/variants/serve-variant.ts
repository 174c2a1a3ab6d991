import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreviewServer } from '../../../engine/dev/preview-server.ts';
import { runBuild } from '../../budgets/run-build.ts';

/**
 * Builds a site of this folder into a temporary folder and serves it. A folder with a `make.ts` is not a site; its program writes one.
 * @throws Error with what the build printed when there is no site
 */
export async function serveVariant(name: string): Promise<{ url: string; close: () => Promise<void> }> {
  const own = join(import.meta.dirname, name);
  const folder = await mkdtemp(join(tmpdir(), 'variant-'));
  const maker = join(own, 'make.ts');
  type Source = { readonly root: string; readonly content?: string };
  const { make } = existsSync(maker)
    ? ((await import(maker)) as { make: (folder: string) => Source })
    : { make: (): Source => ({ root: own }) };
  const { root, content } = make(join(folder, 'source'));
  const site = join(folder, 'site');
  // A build that found mistakes fails, but there is a site.
  await runBuild(root, ['--out', site, ...(content ? ['--content', content] : [])]).catch((error: unknown) => {
    if (!existsSync(site)) throw error;
  });
  const base = /data-base="([^"]*)"/.exec(await readFile(join(site, '404.html'), 'utf8'))?.[1] ?? '/';
  const server = await startPreviewServer({ folder: site, base, port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
