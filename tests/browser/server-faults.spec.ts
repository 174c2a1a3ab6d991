import { dialog, field, find, openSearch, options } from './search-page.ts';
import { expect, follow, hydrate, mark, isMarked, shows, siteUrl, test } from './site.ts';
import { tamper } from './tamper.ts';

/** A server that answers late, in part, with something else, or from a newer deployment. */

test('whatever the server answers for the data of a page, the reader gets the page', async ({ page, log, paths }) => {
  const answers: Record<string, { status?: number; contentType?: string; body: string }> = {
    'an error': { status: 500, contentType: 'text/plain', body: 'Internal error' },
    'half of it': { contentType: 'application/json', body: '{"path":"/product/","bui' },
    'a page, as captive portals do': { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' },
    nothing: { contentType: 'application/json', body: '' },
    'something else': { contentType: 'application/json', body: '[]' },
  };
  await page.goto(paths[0] as string);
  let documents = 1;
  for (const [index, [name, answer]] of Object.entries(answers).entries()) {
    await hydrate(page);
    await page.route('**/page.json*', (route) => route.fulfill(answer));
    const path = paths[index + 1] as string;
    await follow(page, path);
    await expect.poll(() => log.documents, name).toBe(++documents);
    await shows(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/page.json*');
  }
});

test('while a response is late, the previous page works, and a second link wins', async ({ page, log, paths }) => {
  const [first, second, third] = paths as [string, string, string];
  let answer = (): void => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/${second}page.json*`, async (route) => {
    await late;
    await route.continue().catch(() => undefined);
  });
  await page.goto(first);
  await hydrate(page);
  await follow(page, second);
  await expect.poll(() => log.asked(/page\.json$/).length).toBe(1);
  await page.locator('header .color-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await shows(page, first);
  await follow(page, third);
  await shows(page, third);
  answer();
  await expect(page).toHaveURL(new URL(third, siteUrl).href);
  await shows(page, third);
  expect(log.documents).toBe(1);
});

test('a tab lives through deployments of content, of the client, and of both', async ({ page, log, paths }) => {
  const [first, second, third, fourth] = paths as [string, string, string, string];
  await page.goto(first);
  await hydrate(page);
  await mark(page);

  // Content: the new text arrives without a page load.
  await tamper(page, (payload) => ({ ...payload, body: ['<p id="deployed">New text</p>'] }));
  await follow(page, second);
  await expect(page.locator('#deployed')).toHaveText('New text');
  expect(await isMarked(page)).toBe(true);

  // The client: pages of another build are loaded as documents, so that nothing is mixed.
  await page.unroute('**/page.json*');
  await tamper(page, (payload) => ({ ...payload, build: 'newer' }));
  await follow(page, third);
  await expect.poll(() => log.documents).toBe(2);
  await shows(page, third);
  await page.unroute('**/page.json*');

  // Both, and the old build's files are gone: payloads, sidebar, search and tools.
  await hydrate(page);
  const gone = /page\.json|sidebars\/|\/search\/(documents|index|texts)-/;
  await page.route(gone, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }));
  await follow(page, fourth);
  await expect.poll(() => log.documents).toBe(3);
  await shows(page, fourth);
  await openSearch(page);
  await field(page).fill('labels');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.unroute(gone);
  await page.keyboard.press('Escape');
  await openSearch(page);
  await find(page, 'labels');
  await expect(options(page).first()).toBeVisible();
  expect(log.errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
