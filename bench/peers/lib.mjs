// Shared by the measuring scripts: targets, nginx, Chromium, throttling, statistics.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { peers } from './peers.mjs';

export const WORK = process.env.WORK ?? join(tmpdir(), 'docs-bench');
const require = createRequire(join(WORK, 'tools/package.json'));
export const tool = (name) => import(pathToFileURL(require.resolve(name)).href);

// node X.mjs --n 200 --only docusaurus,vitepress --site ours=/path/to/dist --site live=http://127.0.0.1:8080 --url-style slash
const argv = process.argv.slice(2);
const all = (flag) => argv.flatMap((a, i) => (a === flag ? [argv[i + 1]] : []));
export const arg = (flag, dflt) => all(flag).at(-1) ?? dflt;
export const N = Number(arg('--n', 200));
export const results = arg('--out', join(WORK, 'results'));

/** The sites to measure: every built peer, then each --site NAME=URL_or_dist[,sites.mjs entry by NAME]. */
export async function targets() {
  const only = arg('--only')?.split(',');
  const list = Object.entries(peers)
    .map(([name, p]) => ({ name, ...p, root: join(WORK, 'dist', `${name}-${N}`) }))
    .filter((t) => (only ? only.includes(t.name) : true) && existsSync(t.root));
  const extra = arg('--sites-file') ? (await import(pathToFileURL(resolve(arg('--sites-file'))).href)).peers : {};
  for (const s of all('--site')) {
    const [name, where] = [s.slice(0, s.indexOf('=')), s.slice(s.indexOf('=') + 1)];
    const slash = arg('--url-style', 'slash') === 'slash';
    list.push({
      name,
      url: (p) => (slash && p !== '/' ? p + '/' : p),
      ...extra[name],
      ...(/^https?:/.test(where) ? { base: where.replace(/\/$/, '') } : { root: resolve(where) }),
    });
  }
  return list;
}

/** Serve every target that has a `root` with nginx; sets target.base. Returns a stop function. */
export async function serve(list, firstPort = Number(arg('--port', 4801))) {
  const dir = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const servers = list
    .filter((t) => t.root)
    .map((t, i) => {
      const port = firstPort + i;
      t.base = `http://127.0.0.1:${port}`;
      return `server { listen 127.0.0.1:${port}; root ${t.root}; absolute_redirect off;
      location / { try_files $uri $uri.html $uri/index.html =404; }
      error_page 404 /404.html;
      location = /api/search { default_type application/json; }
      location ~ ^/favicon { try_files $uri @none; }
      location @none { return 204; } }`;
    });
  writeFileSync(
    join(dir, 'nginx.conf'),
    `
user root; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log; daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; sendfile on;
  client_body_temp_path ${dir}/b; proxy_temp_path ${dir}/p; fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
  gzip on; gzip_comp_level 6; gzip_min_length 256; gzip_vary on;
  gzip_types text/css text/plain text/xml text/javascript application/javascript application/json
    application/manifest+json image/svg+xml application/wasm;
  # hashed assets are immutable, everything else is revalidated: what static hosts do
  map $uri $cc {
    ~^/(assets|static|_astro|_next/static|_assets|immutable|pagefind/(fragment|index))/ "public, max-age=31536000, immutable";
    default "public, max-age=0, must-revalidate";
  }
  add_header Cache-Control $cc always;
  ${servers.join('\n  ')}
}`,
  );
  const p = spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], { stdio: 'inherit' });
  for (const t of list)
    for (let i = 0; i < 50; i++) {
      try {
        await fetch(t.base + '/');
        break;
      } catch {
        await sleep(100);
      }
    }
  return () => {
    p.kill('SIGTERM');
  };
}

export const sleep = (ms) => new Promise((r) => setTimeout(r, ms));

export async function launch(extra = []) {
  const puppeteer = (await tool('puppeteer-core')).default;
  const userDataDir = mkdtempSync(join(tmpdir(), 'bench-chrome-'));
  const browser = await puppeteer.launch({
    executablePath: '/usr/bin/chromium',
    headless: true,
    userDataDir,
    protocolTimeout: 120000,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-default-browser-check',
      '--disable-default-apps',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ...extra,
    ],
  });
  const close = browser.close.bind(browser);
  browser.close = async () => {
    await close();
    rmSync(userDataDir, { recursive: true, force: true });
  };
  return browser;
}

/** 150 ms RTT, 1.6 Mbit/s down, 0.75 up, CPU 4x: the "slow 4G" of Lighthouse, once called Fast 3G. */
export async function throttle(cdp, on = true) {
  await cdp.send('Network.enable');
  await cdp.send(
    'Network.emulateNetworkConditions',
    on
      ? { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
      : { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  );
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: on ? 4 : 1 });
}

/** Resolves once no request has been in flight for `quiet` ms (counts prefetches too). */
export async function idle(page, quiet = 1000, timeout = 30000) {
  await page.waitForNetworkIdle({ idleTime: quiet, timeout, concurrency: 0 }).catch(() => {});
}

export const median = (l) => {
  const s = [...l].filter((x) => Number.isFinite(x)).sort((a, b) => a - b);
  return s.length ? (s[(s.length - 1) >> 1] + s[s.length >> 1]) / 2 : null;
};
export const round = (x, d = 0) => (!Number.isFinite(x) ? null : Math.round(x * 10 ** d) / 10 ** d);
export const pages = () => JSON.parse(readFileSync(join(WORK, `corpus/pages-${N}.json`), 'utf8'));
export const queries = () => JSON.parse(readFileSync(join(WORK, `corpus/queries-${N}.json`), 'utf8'));
/** Five fixed pages: the home page and four inner ones. */
export const fixedPages = () => {
  const l = pages();
  return [0, 1, Math.floor(N * 0.3), Math.floor(N * 0.6), N - 1].map((i) => l[i]);
};
/** Keeps results with the run they are of: when `bench.sh` began, or this script if it was started by itself. */
const RUN = process.env.BENCH_RUN ?? new Date().toISOString();
export function save(name, data) {
  for (const result of Object.values(data)) result.run = RUN;
  mkdirSync(results, { recursive: true });
  const f = join(results, `${name}-${N}.json`);
  const old = existsSync(f) ? JSON.parse(readFileSync(f, 'utf8')) : {};
  writeFileSync(f, JSON.stringify({ ...old, ...data }, null, 1));
}

/** Records every request of a page and of its workers; also throttles workers, which have sessions of their own. */
export async function recorder(page) {
  const reqs = new Map();
  const conditions = { on: false };
  const attach = async (cdp, who) => {
    const key = (e) => who + e.requestId;
    cdp.on('Network.requestWillBeSent', (e) => {
      if (!/^https?:/.test(e.request.url)) return;
      reqs.set(key(e), {
        url: e.request.url,
        type: e.type,
        priority: e.request.initialPriority,
        start: Date.now(),
        bytes: 0,
        decoded: 0,
      });
    });
    cdp.on('Network.responseReceived', (e) => {
      const r = reqs.get(key(e));
      if (r)
        Object.assign(r, {
          mime: e.response.mimeType,
          status: e.response.status,
          cached: e.response.fromDiskCache || e.response.fromPrefetchCache,
        });
    });
    cdp.on('Network.requestServedFromCache', (e) => {
      const r = reqs.get(key(e));
      if (r) r.cached = true;
    });
    cdp.on('Network.dataReceived', (e) => {
      const r = reqs.get(key(e));
      if (r) r.decoded += e.dataLength;
    });
    cdp.on('Network.loadingFinished', (e) => {
      const r = reqs.get(key(e));
      if (r) {
        r.bytes = r.cached ? 0 : e.encodedDataLength;
        r.done = true;
      }
    });
    cdp.on('Network.loadingFailed', (e) => {
      const r = reqs.get(key(e));
      if (r) r.failed = true;
    });
    await cdp.send('Network.enable');
  };
  const cdp = await page.createCDPSession();
  await attach(cdp, 'p');
  let n = 0;
  page.on('workercreated', (w) => {
    attach(w.client, `w${n++}-`).catch(() => {});
    if (conditions.on)
      w.client
        .send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 1.6e6 / 8,
          uploadThroughput: 0.75e6 / 8,
        })
        .catch(() => {});
  });
  return {
    cdp,
    conditions,
    list: () => [...reqs.values()].filter((r) => r.done && !/\/favicon/.test(r.url)),
    clear: () => reqs.clear(),
  };
}
export const kind = (r) =>
  r.type === 'Document'
    ? 'document'
    : /javascript/.test(r.mime)
      ? 'js'
      : /css/.test(r.mime)
        ? 'css'
        : /font/.test(r.mime) || /\.woff2?/.test(r.url)
          ? 'font'
          : 'other';
