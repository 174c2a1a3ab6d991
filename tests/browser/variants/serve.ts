/**
 * Builds one of the sites in this folder into a temporary folder and serves it until it is stopped: `tsx serve.ts <name>`. A folder
 * with a `make.ts` is not a site; its program writes one. Prints the address as the last line.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../../engine/build/build.ts';
import { Reporter } from '../../../engine/build/report.ts';
import { loadConfig } from '../../../engine/site/load-config.ts';
import { startPreviewServer } from '../../../engine/dev/preview-server.ts';

const own = join(import.meta.dirname, process.argv[2] as string);
const folder = await mkdtemp(join(tmpdir(), 'variant-'));
const maker = join(own, 'make.ts');
type Source = { readonly root: string; readonly content?: string };
const { make } = existsSync(maker)
  ? ((await import(maker)) as { make: (folder: string) => Source })
  : { make: (): Source => ({ root: own }) };
const source = make(join(folder, 'source'));
await build({ ...source, out: join(folder, 'site'), cache: false }, new Reporter({ write: () => true }));
const { site } = await loadConfig(source.root, { bare: source.content !== undefined });
const { url, close } = await startPreviewServer({ folder: join(folder, 'site'), base: site.base, port: 0 });
process.once(
  'SIGTERM',
  () =>
    void close()
      .then(() => rm(folder, { recursive: true }))
      .then(() => process.exit(0)),
);
console.log(url);
