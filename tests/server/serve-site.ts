import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startPreviewServer } from '../../engine/dev/preview-server.ts';
import { nginxConfig } from './nginx-config.ts';

export type ServeOptions = {
  /** Output folder of a build. */ readonly folder: string /** Path it was built for. Default: `/`. */;
  readonly base?: string;
  readonly port: number;
};

const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };

/** Whether nginx is on this machine. */
function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore', env: environment });
    return true;
  } catch {
    return false;
  }
}

/** Serves a built site with nginx, or with the preview server where there is none. Gives a function that ends it. */
export async function serveSite(options: ServeOptions): Promise<() => Promise<void>> {
  if (hasNginx()) return serveWithNginx(options);
  const server = await startPreviewServer(options);
  return server.close;
}

async function serveWithNginx({ folder, base = '/', port }: ServeOptions): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const output = resolve(folder);
  const root = base === '/' ? output : join(scratch, 'root');
  if (base !== '/') {
    mkdirSync(dirname(join(root, base.slice(0, -1))), { recursive: true });
    symlinkSync(output, join(root, base.slice(0, -1)));
  }
  const file = join(scratch, 'nginx.conf');
  writeFileSync(file, nginxConfig({ folder: output, root, scratch, port, base }));
  const nginx = spawn('nginx', ['-p', scratch, '-e', 'stderr', '-c', file], { stdio: 'inherit', env: environment });
  const ended = new Promise<void>((done) => nginx.once('exit', () => done()));
  const close = async (): Promise<void> => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(scratch, { recursive: true, force: true });
  };
  await answering(`http://127.0.0.1:${port}${base}`, ended).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return close;
}

/** Resolves when the address answers. */
async function answering(url: string, ended: Promise<void>): Promise<void> {
  const pause = (): Promise<'waited'> => new Promise((done) => setTimeout(() => done('waited'), 50));
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await fetch(url).catch(() => undefined)) return;
    if ((await Promise.race([ended, pause()])) !== 'waited')
      throw new Error('nginx ended at once; its message stands above.');
  }
  throw new Error(`nginx does not answer at ${url}.`);
}
