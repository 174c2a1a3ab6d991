/**
 * Builds one of the sites in this folder into a temporary folder and serves it until it is ended: `tsx serve.ts <name>`.
 * Prints the address as the last line.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../../engine/build/build.ts';
import { Reporter } from '../../../engine/build/report.ts';
import { loadConfig } from '../../../engine/site/load-config.ts';
import { startPreviewServer } from '../../../engine/dev/preview-server.ts';

const root = join(import.meta.dirname, process.argv[2] as string);
const folder = await mkdtemp(join(tmpdir(), 'variant-'));
await build({ root, out: join(folder, 'site'), cache: false }, new Reporter({ write: () => true }));
const { site } = await loadConfig(root);
const { url, close } = await startPreviewServer({ folder: join(folder, 'site'), base: site.base, port: 0 });
process.once(
  'SIGTERM',
  () =>
    void close()
      .then(() => rm(folder, { recursive: true }))
      .then(() => process.exit(0)),
);
console.log(url);
