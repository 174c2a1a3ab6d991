import { BuiltSite } from '../budgets/built-site.ts';
import { expect, siteUrl, test } from './site.ts';

/** What the built site needs from an ordinary web host, with the files that the build writes for it. */
const site = new BuiltSite();
const base = new URL(siteUrl).pathname;
/** The site's first redirect, as in `_redirects`: base path included. */
const [from = '', to = ''] = site.read('_redirects').split(/\s+/);
const hop = { maxRedirects: 0 } as const;
const relative = (path: string): string => path.slice(base.length);

test.describe('the host answers', () => {
  test('a redirect with 301, and keeps the query', async ({ request }) => {
    for (const form of [from, from.replace(/\/$/, ''), from.replace(/\/$/, '.html'), `${from}index.html`]) {
      const response = await request.get(`${relative(form)}?x=1&y`, hop);
      expect([form, response.status(), response.headers()['location']]).toEqual([form, 301, `${to}?x=1&y`]);
    }
  });

  test('every other form of a URL with a redirect to the canonical one', async ({ request, paths }) => {
    const path = paths[0] as string;
    for (const form of [path.replace(/\/$/, ''), path.replace(/\/$/, '.html'), `${path}index.html`]) {
      const response = await request.get(`${form}?x=1`, hop);
      expect([form, response.status(), new URL(response.headers()['location'] ?? '', siteUrl).href]).toEqual([
        form,
        301,
        `${siteUrl}${path}?x=1`,
      ]);
    }
  });

  test('an unknown path with 404 and the page that helps', async ({ request }) => {
    const response = await request.get('there/is/no/such/page/');
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  test('hashed files with a permanent cache, everything with the security headers', async ({ request }) => {
    const asset = site.files('_assets').find((file) => file.endsWith('.js')) as string;
    const headers = (await request.get(asset)).headers();
    expect(headers['cache-control']).toContain('immutable');
    const page = (await request.get('')).headers();
    expect(page['cache-control'] ?? '').not.toContain('immutable');
    for (const all of [headers, page]) {
      expect(all['x-content-type-options']).toBe('nosniff');
      expect(all['content-security-policy']).toContain("default-src 'none'");
      expect(all['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types docs");
    }
    expect(page['content-encoding']).toMatch(/^(gzip|br)$/);
  });
});

test.describe('a host that serves only files answers other forms with the 404 page, which redirects', () => {
  const page404 = site.read('404.html');
  const redirect = site.read(`${relative(from)}index.html`);
  test.beforeEach(async ({ page }) => {
    await page.route(`${siteUrl}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === from) return route.fulfill({ contentType: 'text/html', body: redirect });
      return /(\.html|\/[^./]+)$/.test(pathname)
        ? route.fulfill({ status: 404, contentType: 'text/html', body: page404 })
        : route.continue();
    });
  });

  for (const form of ['.html', '', '/index.html'])
    test(`a page with “${form}” at its end`, async ({ page, paths }) => {
      const path = (paths[1] as string).replace(/\/$/, '');
      await page.goto(`${path}${form}?x=1#content`);
      await expect(page).toHaveURL(`${siteUrl}${path}/?x=1#content`);
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('not found');
    });

  test('an old address', async ({ page }) => {
    await page.goto(`${relative(from).replace(/\/$/, '')}.html`);
    await expect(page).toHaveURL(new URL(to, siteUrl).href);
  });

  test('a URL that is missing in every form stays', async ({ page }) => {
    await page.goto('there/is/none.html');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Did you mean one of these?' }).or(page.locator('.nearest')),
    ).toBeAttached();
    await expect(page).toHaveURL(`${siteUrl}there/is/none.html`);
  });
});

test.describe('a host without redirects serves a page that redirects', () => {
  const old = new URL(from, siteUrl).href;
  const html = site.read(`${relative(from)}index.html`);

  test('query and hash are kept', async ({ page }) => {
    await page.route(`${old}*`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`${old}?x=1#part`);
    await expect(page).toHaveURL(`${new URL(to, siteUrl).href}?x=1#part`);
  });

  test('without script too, or through its link', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.route(old, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(old);
    await expect(page).toHaveURL(new URL(to, siteUrl).href);
    await context.close();
  });
});
