import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPreviewServer } from '../../engine/dev/preview-server.ts';
import { findProgram } from '../../scripts/find-program.mjs';
import { startNginx } from '../hosting/servers.ts';

export type ServeOptions = {
  /** Output folder of a build. */
  readonly folder: string;
  /** Path that the site was built for. Default: `/`. */
  readonly base?: string;
  readonly port: number;
};

/**
 * Serves a built site with nginx and the configuration that the build wrote, or with the preview server where nginx is not
 * installed. Returns a function that stops it.
 */
export async function serveSite({ folder, base = '/', port }: ServeOptions): Promise<() => Promise<void>> {
  if (!findProgram('nginx')) return (await startPreviewServer({ folder, base, port })).close;
  const output = resolve(folder);
  const scratch = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const config = join(scratch, 'site.conf');
  writeFileSync(config, movedTo(readFileSync(join(output, '_hosting/nginx.conf'), 'utf8'), output, port));
  const close = await startNginx({ folder: output, base, port, config });
  return async () => {
    await close();
    rmSync(scratch, { recursive: true, force: true });
  };
}

/** The lines that an owner changes to serve the site from another folder and port than `hosting` in the configuration says. */
function movedTo(config: string, folder: string, port: number): string {
  const root = /^# Include .*: include (.*)\/_hosting\/nginx\.conf;/m.exec(config)?.[1];
  if (!root) throw new Error('The nginx configuration does not say where it expects the site.');
  return config
    .replaceAll(root, folder)
    .replace(/^(\s*listen )\d+;/m, `$1127.0.0.1:${port};`)
    .replace(/^\s*listen \[::\]:\d+;\n/m, '');
}
