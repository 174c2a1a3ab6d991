import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { hydrated } from '../site.ts';
import { siteTest } from './variant.ts';

const test = siteTest('configured');
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => page.route('https://count.example.com/**', (route) => route.fulfill({ status: 204 })));

/** Answers for the server of the form. */
const answer = (page: Page, fulfill: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route('https://ask.example.com/', fulfill);
const headers = { 'access-control-allow-origin': '*' };
const field = (page: Page) => page.getByLabel('What should be better? (optional)');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const status = (page: Page) => page.locator('.feedback output');

test('with the keyboard: an answer and a text are sent, the reader is thanked, and the form is empty', async ({
  page,
  site,
}) => {
  const bodies: (string | null)[] = [];
  await answer(page, async (route) => {
    bodies.push(route.request().postData());
    await route.fulfill({ status: 200, headers, body: 'Thank you.' });
  });
  await page.goto(`${site}second/`);
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('A figure & a "limit"');
  await page.keyboard.press('Tab');
  // Before that, the browser would send the form, as it does without script.
  await hydrated(page);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Thank you.');
  await expect(field(page)).toHaveValue('');
  expect(bodies).toEqual(['page=%2Fsecond%2F&helpful=no&text=A+figure+%26+a+%22limit%22']);
});

test('while it is sent, it cannot be sent again; when that fails, the text is still there, with the reason', async ({
  page,
  site,
}) => {
  let respond = (): void => {};
  await answer(page, async (route) => {
    await new Promise<void>((done) => (respond = done));
    await route.fulfill({ status: 429, headers, body: 'Too many forms. Wait a minute.' });
  });
  await page.goto(`${site}second/`);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await field(page).fill('Keep this.');
  await send(page).click();
  await expect(send(page)).toBeDisabled();
  respond();
  await expect(status(page)).toHaveText(
    'It could not be sent. Your text is still here. Too many forms. Wait a minute.',
  );
  await expect(send(page)).toBeEnabled();
  await expect(field(page)).toHaveValue('Keep this.');
});

test('a text that is too long is not cut off and not sent, and the browser says by how much', async ({
  page,
  site,
}) => {
  let requests = 0;
  await answer(page, async (route) => {
    requests++;
    await route.fulfill({ status: 200, headers });
  });
  await page.goto(`${site}second/`);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await field(page).fill('x'.repeat(2003));
  const message = () => field(page).evaluate((text: HTMLTextAreaElement) => text.validationMessage);
  await expect.poll(message).toBe('Shorten the text by 3 characters.');
  await send(page).click();
  expect(requests).toBe(0);
  await field(page).fill('x'.repeat(2000));
  expect(await message()).toBe('');
  await send(page).click();
  await expect.poll(() => requests).toBe(1);
});

test('it looks like a form, and nothing of it is wider than a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${site}second/`);
  const looks = await send(page).evaluate((button) => {
    const { backgroundColor, textDecorationLine } = getComputedStyle(button);
    return { filled: backgroundColor !== 'rgba(0, 0, 0, 0)', underline: textDecorationLine };
  });
  expect(looks).toEqual({ filled: true, underline: 'none' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('what is selected leads to the form, quoted', async ({ page, site }) => {
  await page.goto(`${site}second/`);
  await page.keyboard.press('F9');
  const text = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('article p:not(.description)') as Element);
    return String(getSelection());
  });
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(`> ${text.trim()}\n`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the form, and shows what the server says', async ({ page, site }) => {
    const bodies: (string | null)[] = [];
    await answer(page, async (route) => {
      bodies.push(route.request().postData());
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Thank you.' });
    });
    await page.goto(`${site}second/`);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await send(page).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    expect(bodies).toEqual(['page=%2Fsecond%2F&helpful=yes&text=']);
  });
});
