import { expect, test } from './site.ts';

const operations = [
  'api-reference/messages/create-a-new-message-in-a-conversation/',
  'api-reference/contacts/contact-create/',
  'api-reference/conversations/toggle-status-of-a-conversation/',
  'api-reference/agents/get-account-agents/',
];

test('an operation has its buttons before the reader does anything, and none without script', async ({
  page,
  browser,
}) => {
  const buttons = ['.endpoint .copy', '.api-sample figure .copy', '.request-start'];
  await page.goto(operations[0] as string);
  for (const button of buttons) await expect(page.locator(button).first()).toBeVisible();
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /client-/.test(name))),
  ).toBe(false);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  for (const button of buttons) await expect(plain.locator(button).first()).toBeHidden();
  await context.close();
});

test('the first press of a button counts, although it is what loads the script', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(operations[0] as string);
  await page.locator('.endpoint .copy').click();
  await expect(page.locator('.endpoint .copy.done')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '/api/v1/accounts/{account_id}/conversations/{conversation_id}/messages',
  );
});

test('what is cut in a sample can be shown in full, on a low screen too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of operations) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    const cut = await page
      .locator('.api-sample figure > pre:visible')
      .evaluateAll((blocks) =>
        blocks
          .filter((pre) => pre.scrollHeight > pre.clientHeight + 1 && !pre.parentElement?.querySelector('.all-lines'))
          .map((pre) => pre.textContent?.slice(0, 60)),
      );
    expect(cut, path).toEqual([]);
  }
});

test('parameters are one section, with a part for each place they are in', async ({ page }) => {
  await page.goto(operations[0] as string);
  const outline = await page
    .locator('.api-text :is(h2, h3)')
    .evaluateAll((headings) => headings.map(({ localName, id }) => `${localName} ${id}`));
  expect(outline.slice(0, 3)).toEqual(['h2 parameters', 'h3 path', 'h3 body']);
});

test('on a phone, the samples follow the call, and what there is to know comes after the parameters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(operations[0] as string);
  const parts = ['h1', '.endpoint', '#request', '.api-sample .tabs', '#parameters', '#good-to-know'];
  const tops = await Promise.all(
    parts.map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((e) => e.getBoundingClientRect().top),
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('the overview begins with the APIs and what each of them has', async ({ page }) => {
  await page.goto('api-reference/');
  await expect(page.locator('a.property-name')).toHaveText(['Application API', 'Client API', 'Platform API']);
  await page.getByRole('link', { name: 'Client API' }).first().click();
  await expect(page.locator('#client-api')).toBeInViewport();
  await page.getByText('Contacts11 calls').click();
  const calls = page.locator('.api-calls').filter({ visible: true });
  await expect(calls.getByRole('listitem')).toHaveText([
    /^Contacts API$/,
    ...Array<RegExp>(11).fill(/^(GET|POST|PUT|DEL) /),
  ]);
  expect((await page.locator('main').boundingBox())?.height).toBeLessThan(11_000);
});
