import { describe, expect, test } from 'vitest';
import { app, browserTitle, callsOf, chromiumPath, openPage, sdk, shop, useBrowser, type Web } from './browser.ts';
import { sampleFolder } from './sample-folder.ts';

/** Samples that a page has in its HTML. */
useBrowser();
const script = { [`${app}/packs/js/sdk.js`]: sdk };
const values = { WEBSITE_TOKEN: 'token' };
const sample = (topic: string, file: string, more: object = {}): string => sampleFolder([topic], { values, ...more }).read(file);
const html = (...parts: string[]): string => `<!doctype html><html><body>${parts.join('\n')}</body></html>`;
const open = (parts: string[], web: Web = script) => openPage({ [`${shop}/`]: html(...parts), ...web });
const run = ['run', 'token', app];

describe.skipIf(!chromiumPath)(`samples ${browserTitle}`, () => {
  test('website-script.html starts the chat, and a page without the script keeps working', async () => {
    const { page, errors } = await open([sample('widget', 'website-script.html')]);
    await expect.poll(() => callsOf(page)).toEqual([run]);
    expect(errors).toEqual([]);
    const broken = await open([sample('widget', 'website-script.html')], { [`${app}/packs/js/sdk.js`]: 0 });
    await expect.poll(() => broken.asked).toContain(`GET ${app}/packs/js/sdk.js`);
    expect(broken.errors).toEqual([]);
  });

  test('settings-and-user.html passes settings and the person', async () => {
    const { page, errors } = await open([sample('widget', 'settings-and-user.html')]);
    await expect
      .poll(() => callsOf(page))
      .toEqual([run, ['setUser', 'user-42', { name: 'Mara', email: 'mara@example.com' }], ['setCustomAttributes', { plan: 'team' }]]);
    expect(errors).toEqual([]);
  });

  test('signed-in.html identifies the person, and warns of a refused hash', async () => {
    const { page, warnings } = await open([sample('widget', 'website-script.html'), sample('widget', 'signed-in.html')]);
    const user = expect.objectContaining({ identifier_hash: expect.any(String) });
    await expect.poll(() => callsOf(page)).toEqual([run, ['setUser', 'user-42', user]]);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('acme:error', { detail: { error: 'refused' } })));
    await expect.poll(() => warnings).toEqual(['refused']);
  });

  test('sign-out.html: sign-in, sign-out, a second user, and a visitor', async () => {
    const [website, signOut] = [sample('widget', 'website-script.html'), sample('widget', 'sign-out.html')];
    const page = (user: string): string =>
      html(website, signOut.replace(/var chatUser = \{[\s\S]*?\};/, `var chatUser = ${user};`));
    const users = [
      'null',
      '{ id: "user-1", name: "Mara", email: "mara@example.com", chatHash: "a" }',
      'null',
      '{ id: "user-2", name: "Jonas", email: "jonas@example.com", chatHash: "b" }',
    ];
    let visit = 0;
    const opened = await openPage({ [`${shop}/`]: () => page(users[visit] ?? ''), ...script });
    const expected: unknown[][] = [run];
    await expect.poll(() => callsOf(opened.page), { message: 'a visitor keeps the chat' }).toEqual(expected);
    for (const calls of [
      [run, ['setUser', 'user-1', { name: 'Mara', email: 'mara@example.com', identifier_hash: 'a' }]],
      [run, ['reset'], ['frame loads']],
      [run, ['setUser', 'user-2', { name: 'Jonas', email: 'jonas@example.com', identifier_hash: 'b' }]],
    ]) {
      visit += 1;
      expected.push(...calls);
      await opened.page.reload();
      await expect.poll(() => callsOf(opened.page)).toEqual(expected);
    }
    expect(opened.errors).toEqual([]);
  });

  test.each([
    ['2026-12-24T07:30:00Z', 'before opening', true],
    ['2026-12-24T08:30:00Z', 'on a weekday', false],
    ['2026-12-24T16:30:00Z', 'after closing', true],
    ['2026-12-25T10:30:00Z', 'on a holiday', true],
    ['2026-12-26T10:30:00Z', 'on a Saturday', true],
  ])('hours.html at %s, %s: hides the bubble: %s', async (now, _, isHidden) => {
    const hours = sample('widget', 'hours.html').replace('new Date().', `new Date('${now}').`);
    const { page, errors } = await open([sample('widget', 'website-script.html'), hours]);
    await page.waitForFunction('window.$acme?.hasLoaded');
    expect(await callsOf(page)).toEqual(isHidden ? [run, ['toggleBubbleVisibility', 'hide']] : [run]);
    expect(errors).toEqual([]);
  });

  test('own-toggle.html: the chat follows, even for a click before it has loaded', async () => {
    const { page, errors } = await open([sample('widget', 'own-toggle.html'), sample('widget', 'website-script.html')], {
      ...script,
      [`${app}/packs/js/sdk.js`]: sdk,
    });
    await page.click('#theme-toggle');
    await expect.poll(() => callsOf(page)).toContainEqual(['setColorScheme', 'dark']);
    await page.click('#theme-toggle');
    await expect.poll(async () => (await callsOf(page)).at(-1)).toEqual(['setColorScheme', 'light']);
    expect(errors).toEqual([]);
  });

  test('after-consent.html requests nothing before the visitor agrees', async () => {
    const { page, asked, errors } = await open([sample('widget', 'after-consent.html')]);
    expect(asked).toEqual([`GET ${shop}/`]);
    await page.evaluate(() => document.dispatchEvent(new Event('cookie-consent-given')));
    await page.evaluate(() => document.dispatchEvent(new Event('cookie-consent-given')));
    await expect.poll(() => callsOf(page)).toEqual([run]);
    expect(errors).toEqual([]);
  });

  describe('contact.html', () => {
    /** The chat in a frame: it announces that it has loaded and keeps what it is told. */
    const chat = `<!doctype html><script>
      window.told = [];
      addEventListener('message', ({ data }) => told.push(data));
      parent.postMessage('acme-widget:' + JSON.stringify({ event: 'loaded', config: { authToken: 'visitor 1' } }), '*');
    </script>`;
    const framed = () => openPage({ [`${shop}/`]: html(sample('widget', 'contact.html')), [`${app}/widget`]: chat });
    const frames = (asked: string[]): string[] => asked.filter((url) => url.includes('/widget?'));

    test('configures and opens the chat, and finds the visitor again', async () => {
      const { page, asked, errors } = await framed();
      const told = () => page.frame({ url: /widget/ })?.evaluate('window.told') as Promise<string[]>;
      const eventOf = (text: string) => (JSON.parse(text.replace('acme-widget:', '')) as { event: string }).event;
      await expect.poll(async () => (await told()).map(eventOf)).toEqual(['config-set', 'toggle-open']);
      await page.reload();
      await expect.poll(() => frames(asked)).toHaveLength(2);
      expect(frames(asked)[1]).toContain('website_token=token&cw_conversation=visitor%201');
      await page.click('#chat-forget');
      await expect.poll(() => frames(asked)).toHaveLength(3);
      expect(frames(asked)[2]).not.toContain('cw_conversation');
      expect(errors).toEqual([]);
    });

    test('ignores other senders, and survives malformed messages', async () => {
      const { page, errors } = await framed();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('chat-visitor'))).toBe('visitor 1');
      await page.evaluate(() => postMessage('acme-widget:{"event":"loaded","config":{"authToken":"forged"}}', '*'));
      await page.frame({ url: /widget/ })?.evaluate(() => {
        for (const text of ['acme-widget:{"event":', '{"event":"loaded"}', 'hello', 7]) parent.postMessage(text, '*');
      });
      // The messages have no effect within this time.
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => localStorage.getItem('chat-visitor'))).toBe('visitor 1');
      expect(errors).toEqual([]);
    });
  });

  test('order-button.html passes the order to the flow and opens it', async () => {
    const embed = `export default Object.fromEntries(['initPopup', 'setPrefilledVariables', 'open'].map((name) =>
      [name, (...given) => (window.flowCalls ??= []).push([name, ...JSON.parse(JSON.stringify(given))])]));`;
    const filled = { EMBED_SCRIPT_URL: 'https://cdn.example/web.js', BOT_ID: 'orders' };
    const button = sample('flow-embed', 'order-button.html', { viewerUrl: 'https://chat.acme.example', values: filled });
    const { page, errors } = await open([button], { 'https://cdn.example/web.js': embed });
    await page.click('#where');
    expect(await page.evaluate('window.flowCalls')).toEqual([
      ['initPopup', { bot: 'orders', apiHost: 'https://chat.acme.example' }],
      ['setPrefilledVariables', { 'Order number': 'AB-1042' }],
      ['open'],
    ]);
    expect(errors).toEqual([]);
  });
});
