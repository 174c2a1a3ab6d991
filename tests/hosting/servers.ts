import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built site, and where it is served. */
export type Hosted = {
  readonly folder: string;
  readonly base: string;
  readonly port: number;
  /** Configuration to include. Default: the one in the folder. */
  readonly config?: string;
};
/** Starts a server with nothing but the configuration that the build wrote. Returns a function that stops it. */
type Start = (site: Hosted) => Promise<() => Promise<void>>;

const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };

/** Runs a server in the foreground until it is stopped, and waits until it answers. */
async function run(name: string, args: readonly string[], { port, base }: Hosted, scratch: string) {
  const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...environment, HOME: scratch } });
  let messages = '';
  child.stderr.on('data', (text: Buffer) => (messages += text.toString()));
  let ended = false;
  const end = new Promise<void>((done) => child.once('exit', () => done(void (ended = true))));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await end;
    rmSync(scratch, { recursive: true, force: true });
  };
  while (!(await fetch(`http://127.0.0.1:${port}${base}`).catch(() => undefined))) {
    if (ended) throw new Error(`${name} ended at once:\n${messages}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return close;
}

const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'docs-host-'));

/** nginx: its main file includes the one that the build wrote, and says where a process without system folders may write. */
export const startNginx: Start = (site) => {
  const scratch = scratchFolder();
  const file = join(scratch, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${scratch}/nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${scratch}/${name};`).join('\n')}
  include ${site.config ?? join(site.folder, '_hosting/nginx.conf')};
}
`,
  );
  return run('nginx', ['-p', scratch, '-e', 'stderr', '-c', file], site, scratch);
};

/** Caddy with the Caddyfile as written. */
export const startCaddy: Start = (site) => {
  const config = join(site.folder, '_hosting/Caddyfile');
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', config], site, scratchFolder());
};

/** Apache with the modules that `.htaccess` needs; it reads that file from the folder it serves. */
export const startApache: Start = (site) => {
  const scratch = scratchFolder();
  const file = join(scratch, 'httpd.conf');
  const modules = [
    'mpm_event',
    'authz_core',
    'dir',
    'mime',
    'headers',
    'rewrite',
    'alias',
    'filter',
    'env',
    'setenvif',
  ];
  mkdirSync(join(scratch, 'empty'));
  writeFileSync(
    file,
    `ServerRoot ${scratch}
PidFile ${scratch}/httpd.pid
Listen 127.0.0.1:${site.port}
ServerName localhost
ErrorLog ${scratch}/error.log
LogLevel crit
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${site.base === '/' ? site.folder : join(scratch, 'empty')}
${site.base === '/' ? '' : `Alias ${site.base.slice(0, -1)} ${site.folder}`}
<Directory ${site.folder}>
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  return run('apache2', ['-D', 'FOREGROUND', '-f', file], site, scratch);
};
