import { describe, expect, test } from 'vitest';
import { dashboardApps } from '../../data/index.ts';
import { app, browserTitle, chromiumPath, openPage, shop, useBrowser, type Web } from './browser.ts';
import { sampleFolder } from './sample-folder.ts';

/** `orders.html`: a page of the shop in a frame of the platform. */
useBrowser();
const context = (identifier: string | null, verified: boolean): string =>
  JSON.stringify({
    event: dashboardApps.event,
    data: { contact: { identifier }, conversation: { meta: { hmac_verified: verified } }, currentAgent: {} },
  });

describe.skipIf(!chromiumPath)(`samples ${browserTitle}`, () => {
  /** The platform frames the page and answers its question. */
  async function open(answer: string, web: Web, origin = app) {
    const frame = `<!doctype html><script>
      addEventListener('message', ({ data, source }) => { (window.asked ??= []).push(data); source.postMessage(${JSON.stringify(answer)}, '*'); });
    </script><iframe src="${shop}/orders"></iframe>`;
    const opened = await openPage({
      [`${shop}/`]: `<!doctype html><script>location.href = '${origin}/'</script>`,
      [`${origin}/`]: frame,
      [`${shop}/orders`]: sampleFolder(['dashboard-app']).read('orders.html'),
      ...web,
    });
    await opened.page.waitForURL(`${origin}/`);
    const orders = () => opened.page.frame({ url: `${shop}/orders` })?.textContent('#orders');
    return { ...opened, orders };
  }
  const found = { [`${shop}/api/orders`]: JSON.stringify([{ number: 'AB-1042', status: 'on its way' }]) };

  test('shows the orders of a customer whose identity is verified', async () => {
    const { orders, page, errors, asked } = await open(context('user-42', true), found);
    await expect.poll(orders).toBe('AB-1042: on its way');
    expect(asked).toContain(`GET ${shop}/api/orders?customer=user-42`);
    expect(await page.evaluate('window.asked')).toEqual(['acme-dashboard-app:fetch-info']);
    expect(errors).toEqual([]);
  });

  test.each([
    { what: 'an identity that is not proven', answer: context('user-42', false) },
    { what: 'a contact without an identifier', answer: context(null, true) },
    { what: 'a context without a conversation', answer: JSON.stringify({ event: dashboardApps.event, data: { contact: null } }) },
  ])('asks for nothing for $what', async ({ answer }) => {
    const { orders, asked } = await open(answer, found);
    await expect.poll(orders).toBe('The identity of this customer is not verified.');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test.each([
    { reply: '[]', says: 'No orders.' },
    { reply: 401, says: 'Sign in to the shop, then reload.' },
    { reply: 500, says: 'The orders cannot be loaded (500).' },
    { reply: 0, says: 'The orders cannot be loaded.' },
    { reply: '<html>', says: 'The orders cannot be loaded.' },
  ])('says "$says" when the shop answers $reply', async ({ reply, says }) => {
    const { orders, errors } = await open(context('user-42', true), { [`${shop}/api/orders`]: reply });
    await expect.poll(orders).toBe(says);
    expect(errors).toEqual([]);
  });

  test.each(['hello', '{"event":', JSON.stringify({ event: 'other' })])('waits when it is told %s', async (answer) => {
    const { orders, page, errors } = await open(answer, found);
    await expect.poll(() => page.evaluate('window.asked')).toBeDefined();
    expect(await orders()).toBe('Waiting for the conversation…');
    expect(errors).toEqual([]);
  });

  test('ignores messages from any other site that frames it', async () => {
    const { orders, page } = await open(context('user-42', true), found, 'https://evil.example');
    await page.frames()[1]?.waitForLoadState();
    await page.evaluate((text) => document.querySelector('iframe')?.contentWindow?.postMessage(text, '*'), context('user-42', true));
    // The message has no effect within this time.
    await page.waitForTimeout(200);
    expect(await orders()).toBe('Waiting for the conversation…');
  });
});
