import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { bootDefines, bundleInline, ownFiles, virtualSite, virtualStyles } from '../build/bundle-client.ts';
import type { Shell } from '../output/render-document.ts';
import { loadConfig } from '../site/load-config.ts';
import { samplesFolder } from '../site/read-samples.ts';
import { toSiteInfo } from '../model/site-info.ts';
import { normalizePath, withoutBase } from '../model/url.ts';
import type { DevContent } from './dev-content.ts';
import { eachSheet } from '../model/style-sheet.ts';

export type DevServerOptions = { readonly root: string; readonly port?: number; readonly content?: string };

const clientModule = 'engine/client/client.tsx';
const searchModule = 'engine/client/search/search.ts';
const matchesModule = 'engine/client/search/show-matches.ts';

/** Serves the site from its sources. A page edit is sent to the open page; an edit of a component or style goes through Vite. */
export async function startDevServer(options: DevServerOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const root = resolve(options.root);
  const strict = options.content === undefined;
  const contentDir = resolve(root, options.content ?? 'content');
  const { site: config } = await loadConfig(root, { bare: !strict });
  const site = toSiteInfo(config);
  const own = ownFiles(config.components && join(root, config.components));
  const vite = await createServer({
    root,
    base: site.base,
    configFile: false,
    appType: 'custom',
    publicDir: join(root, 'public'),
    server: { port: options.port ?? 5173, host: '127.0.0.1' },
    plugins: [
      virtualSite(
        site,
        'dev',
        {
          worker: `${site.base}engine/search/worker.ts?worker_file&type=module`,
          style: `${site.base}engine/styles/search.css`,
          matches: `${site.base}${matchesModule}`,
        },
        own,
      ),
      virtualStyles(own),
    ],
    optimizeDeps: { entries: [clientModule], include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
  });
  const boot = await bundleInline(
    root,
    'boot',
    bootDefines(
      site,
      {
        client: `${site.base}${clientModule}`,
        search: `${site.base}${searchModule}`,
        matches: `${site.base}${matchesModule}`,
      },
      true,
    ),
  );
  const shell: Shell = {
    site,
    boot,
    contentScript: await bundleInline(root, 'content-script'),
    styles: eachSheet((sheet) => `${site.base}${sheet}.virtual.css`),
  };
  let content = await loadContent(vite, root, contentDir, strict, shell);

  vite.middlewares.use(
    (request, response, next) =>
      void answer(request, response, content, vite, shell).then((done) => done || next(), next),
  );
  vite.watcher.add([
    contentDir,
    join(root, 'site.config.ts'),
    join(root, 'config'),
    join(root, 'data'),
    join(root, samplesFolder),
  ]);
  vite.watcher.on(
    'all',
    (event, file) =>
      void onChange(event, file).catch((error: unknown) =>
        vite.ws.send({ type: 'error', err: { message: String(error), stack: '' } }),
      ),
  );

  async function onChange(event: string, file: string): Promise<void> {
    if (file.startsWith(join(root, samplesFolder, '/'))) {
      await content.refresh();
      content.forget();
      vite.ws.send({ type: 'full-reload' });
      return;
    }
    if (!file.startsWith(contentDir)) {
      const engine = /\/(engine|components|data|config)\/|site\.config\.ts$/.test(file.slice(root.length));
      if (event === 'change' && engine && !file.endsWith('.css'))
        content = await loadContent(vite, root, contentDir, strict, shell);
      return;
    }
    await content.refresh();
    const path = content.pathOf(file);
    if (event !== 'change' || !path) {
      content.forget();
      vite.ws.send({ type: 'full-reload' });
      return;
    }
    const shown = await content.page(path);
    if (!shown) return;
    vite.ws.send('content:problems', { path, problems: shown.problems });
    if (!shown.problems.some((problem) => problem.check === 'parse')) vite.ws.send('page:update', shown.page);
  }

  await vite.listen();
  const url = vite.resolvedUrls?.local[0] ?? `http://localhost:${vite.config.server.port}${site.base}`;
  return { url, close: () => vite.close() };
}

async function loadContent(
  vite: ViteDevServer,
  root: string,
  contentDir: string,
  strict: boolean,
  shell: Shell,
): Promise<DevContent> {
  const module = (await vite.ssrLoadModule('/engine/dev/dev-content.ts')) as typeof import('./dev-content.ts');
  const content = new module.DevContent(root, contentDir, strict, shell, (file) => vite.ssrLoadModule(file));
  await content.refresh();
  return content;
}

/** Answers pages, payloads and sidebars; false leaves the request to Vite. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  content: DevContent,
  vite: ViteDevServer,
  shell: Shell,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = withoutBase(shell.site.base, decodeURIComponent(url.pathname));
  if (path === undefined) return false;
  const json = (value: unknown): true => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
    return true;
  };
  const sidebar = /^\/sidebars\/([\w-]+)\.json$/.exec(path)?.[1];
  if (sidebar) return json(content.sidebar(sidebar));
  if (path === '/routes.json') return json(content.routes());
  if (path.startsWith('/search/') || path.startsWith('/assets/search/')) {
    const file = await content.searchFile(path.slice(1));
    return file === undefined ? false : json(JSON.parse(file));
  }
  if (path.endsWith('/page.json')) {
    const found = await content.page(normalizePath(path.slice(0, -'page.json'.length)));
    return found ? json(found.page) : false;
  }
  if (/\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html')) return false;
  if (path.startsWith('/@') || (existsSync(join(vite.config.root, path)) && path !== '/' && !path.endsWith('/')))
    return false;
  const normal = normalizePath(path);
  const to = content.redirect(normal) ?? (normal === path ? undefined : normal);
  const found = await content.page(normal);
  if (to && (found || content.redirect(normal))) {
    response.writeHead(302, { location: shell.site.base.replace(/\/$/, '') + to + url.search });
    response.end();
    return true;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (!found) {
    response.statusCode = 404;
    response.end(
      `<!doctype html><title>Not found</title><p>There is no page ${normal}. <a href="${shell.site.base}">Home</a>`,
    );
    return true;
  }
  const html = content
    .document(found.page)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(
      '</head>',
      `<script type="module" src="${shell.site.base}@vite/client"></script><script type="module" src="${shell.site.base}engine/client/dev/content-overlay.ts"></script></head>`,
    );
  response.end(
    html.replace(
      '</body>',
      `<script type="application/json" id="content-problems">${JSON.stringify(found.problems).replace(/</g, '\\u003c')}</script></body>`,
    ),
  );
  return true;
}
