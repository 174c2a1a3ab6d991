import type { APIRequestContext } from '@playwright/test';
import { expect, follow, hydrate, intend, reloaded, shows, test } from './site.ts';
import { tamper } from './tamper.ts';

/** Components that throw while they are rendered: the rest of the page and the frame keep working. */

test('a page that crashes says so, with the details, and the frame keeps working', async ({ page, log, paths }) => {
  const [first, second, third] = paths as [string, string, string];
  await page.goto(first);
  await hydrate(page);
  let broken = true;
  await tamper(page, (payload) =>
    broken ? { ...payload, body: [{ tag: '<', attributes: {}, children: [] }] } : payload,
  );
  await follow(page, second);
  const alert = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
  await expect(alert).toBeVisible();
  await expect(alert.locator('pre')).not.toBeEmpty();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();
  broken = false;
  await follow(page, third);
  await shows(page, third);
  await expect(alert).toHaveCount(0);
  expect(log.documents).toBe(1);
});

test('a live component that crashes doesn’t affect the rest of the page', async ({ page, paths }) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  await tamper(page, (payload) => ({
    ...payload,
    body: [
      '<p id="before">Before</p>',
      { live: 'NoSuchComponent', props: {}, children: [] },
      '<p id="after">After</p>',
    ],
  }));
  await follow(page, second);
  await expect(page.locator('#before')).toBeVisible();
  await expect(page.locator('#after')).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'crashed' });
  await expect(alert).toContainText('NoSuchComponent');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.describe('a live component', () => {
  /** The first page that has such a component in a file of its own, with the component's name. */
  const livePage = async (
    request: APIRequestContext,
    paths: readonly string[],
  ): Promise<[path: string, name: string]> => {
    for (const path of paths) {
      const name = /data-live="([A-Z]\w+Tester)"/.exec(await (await request.get(path)).text())?.[1];
      if (name) return [path, name];
    }
    throw new Error('No page has a live component.');
  };

  test('whose file does not load: a warning, one reload, then the error in its place, and Retry loads it', async ({
    page,
    request,
    log,
    paths,
  }) => {
    const [path, name] = await livePage(request, paths);
    const file = new RegExp(`/_assets/${name}-[\\w-]+\\.js$`);
    await page.route(file, (route) => route.abort());
    await page.goto(path);
    await intend(page);
    await reloaded(page);
    await hydrate(page);
    expect(log.warnings.filter((text) => text.includes(`“${name}” did not load`))).toHaveLength(2);
    const alert = page.getByRole('alert').filter({ hasText: name });
    await expect(alert).toBeVisible();
    await expect(page.locator('article h1')).toBeVisible();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeVisible();
    await page.unroute(file);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.locator(`[data-live=${name}]`).first()).not.toBeEmpty();
    expect(log.documents).toBe(2);
  });

  test('that throws: the details and Try again, the rest of the page stays', async ({ page, request, log, paths }) => {
    const [path, name] = await livePage(request, paths);
    // Browsers refuse another component: the hashes of the real one are taken out of the document and of the list.
    await page.route(`**/${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/<script type="importmap">.*?<\/script>/, '') });
    });
    await page.route(/_assets\/integrity-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const sheets = {};' }),
    );
    await page.route(new RegExp(`/_assets/${name}-[\\w-]+\\.js$`), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const ${name} = () => { if (!window.mended) throw new Error('Broken on purpose'); return 'Mended'; };`,
      }),
    );
    await page.goto(path);
    await hydrate(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Broken on purpose' });
    await expect(alert.first()).toContainText('crashed');
    await expect(page.locator('article h1')).toBeVisible();
    await alert.first().getByRole('button', { name: 'Try again' }).click();
    await expect(alert.first()).toBeVisible();
    await page.evaluate(() => void Object.assign(window, { mended: true }));
    await alert.first().getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(`[data-live=${name}]`).first()).toHaveText('Mended');
    expect(log.documents).toBe(1);
  });
});
