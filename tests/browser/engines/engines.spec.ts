import { expect, test } from '@playwright/test';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { startSlowSite, type SlowSite } from './slow-site.ts';
import { webkit } from './webkit.ts';

/**
 * The built site in Firefox and WebKit, from Debian's packages: reading, navigation with and without the Navigation API, search,
 * menu, color mode, tools. Other tests run in Chromium; this file covers what differs between engines.
 */
const reading = 'product/channels/email/create-channel/';
const other = 'product/channels/email/forward-email/';
const toolPage = 'product/channels/live-chat/create-website-channel/';

for (const kind of [firefox(true), firefox(false), webkit]) {
  test.describe(kind.name, () => {
    const missing = kind.missing();
    // `npm test` installs the engines where it may. There, a missing one is a failure; elsewhere, the report says that it is
    // missing.
    if (missing !== undefined && process.env['ENGINES'] === 'required') {
      test('is there', () => {
        throw new Error(missing);
      });
      return;
    }
    test.skip(missing !== undefined, missing);
    // One browser for all tests, because starting it takes longer than most of them.
    test.describe.configure({ mode: 'default', timeout: 60_000 });
    let engine: Engine;
    let site: SlowSite;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      site = await startSlowSite();
      engine = await kind.start();
    });
    test.afterAll(async () => {
      await engine?.close();
      site?.close();
    });
    test.beforeEach(async () => {
      site.delay = 0;
      site.sidebar = undefined;
      await engine.resize(1280, 900);
      // Nothing remains from the test before: no page, no choice.
      await engine.goto(`${site.url}robots.txt`);
      await engine.ask('localStorage.clear()');
      site.asked.length = 0;
    });

    const until = (expression: string, value: unknown = true): Promise<void> =>
      expect
        .poll(() => engine.ask(expression).catch(() => 'no page yet'), { message: expression, timeout: 20_000 })
        .toEqual(value);
    const route = (path: string): Promise<void> => until('document.documentElement.dataset.route', `/${path}`);
    const open = (path: string): Promise<void> => engine.goto(site.url + path);
    const hydrated = (): Promise<void> => until(`document.documentElement.dataset.hydrated`, '');
    const hydrate = async (): Promise<void> => {
      await engine.press('F9');
      await hydrated();
    };
    const scripts = (): string[] => site.asked.filter((path) => path.endsWith('.js'));
    const documents = (): string[] => site.asked.filter((path) => /\/(\?|$)/.test(path));
    const follow = (path: string): Promise<unknown> =>
      engine.ask(
        `(() => { const a = Object.assign(document.createElement('a'), { href: '/${path}' }); document.body.append(a); a.click(); })()`,
      );

    test('reading loads no script, even at an anchor; the current entry of the sidebar is in view and stays there', async () => {
      await open(reading);
      await open(`${reading}#${await engine.ask<string>("[...document.querySelectorAll('article h2')].at(-1).id")}`);
      await until('scrollY > 0');
      const inView =
        "(() => { const box = document.querySelector('.sidebar-pages').getBoundingClientRect(), item = document.querySelector('.sidebar-pages [aria-current]').getBoundingClientRect(); return item.top >= box.top && item.bottom <= box.bottom; })()";
      await until(inView);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(scripts()).toEqual([]);
      const before = await engine.ask<number>("document.querySelector('.sidebar-pages').scrollTop");
      await hydrate();
      expect(await engine.ask("document.querySelector('.sidebar-pages').scrollTop")).toBe(before);
    });

    test('links open pages, and Back returns to the reader’s place', async () => {
      await engine.resize(1280, 500);
      await open(reading);
      await hydrate();
      await engine.ask("scrollTo({ top: 200, behavior: 'instant' })");
      await until('scrollY', 200);
      await follow(other);
      await route(other);
      await until('scrollY', 0);
      const hasApi = await engine.ask<boolean>('Boolean(window.navigation)');
      expect(documents()).toHaveLength(hasApi ? 1 : 2);
      await engine.back();
      await route(reading);
      await until('scrollY', 200);
      await until("document.querySelector('article h1') !== null");
    });

    test('leaving while a script is loading works: no reload holds the reader back', async () => {
      await open(other);
      await open(reading);
      site.delay = 3000;
      await engine.press('F9');
      await expect.poll(scripts).not.toEqual([]);
      await engine.back();
      await route(other);
      site.delay = 0;
      await open(reading);
      site.delay = 3000;
      await engine.press('F9');
      site.asked.length = 0;
      await follow(other);
      await route(other);
      expect(documents()).toEqual([`/${other}`]);
    });

    test('the search opens immediately and answers, and a result opens with its words marked', async () => {
      await open(reading);
      site.delay = 500;
      await engine.press('Control+k');
      expect(await engine.ask("document.activeElement === document.querySelector('#search input')")).toBe(true);
      await engine.type('webhook secret');
      await until("document.querySelector('#search input').value", 'webhook secret');
      await until("document.querySelectorAll('#search [role=option]').length > 3");
      await engine.press('Escape');
      await until("document.querySelector('#search').matches(':popover-open')", false);
      // WebKit moves the focus away from hidden elements in the next frame.
      await until("document.activeElement.matches('input')", false);
      await engine.press('Control+k');
      await until("document.querySelector('#search').matches(':popover-open')");
      await until("document.querySelectorAll('#search [role=option]').length > 3");
      await engine.press('Enter');
      await until("document.querySelector('h1').textContent.toLowerCase().includes('webhook')");
      await until("document.querySelector('.search-clear') !== null");
      await until("!('highlights' in CSS) || CSS.highlights.get('search').size > 0");
    });

    test('the menu of a narrow screen opens without script, keeps the focus, and returns it', async () => {
      await engine.resize(500, 844);
      await open(reading);
      site.delay = 500;
      await engine.click('.menu-button');
      await until("document.querySelector('#menu').matches(':popover-open')");
      await hydrated();
      await until("document.querySelector('#menu').contains(document.activeElement)");
      await engine.press('Escape');
      await until("document.querySelector('#menu').matches(':popover-open')", false);
      await until("document.activeElement.matches('.menu-button')");
    });

    test('each press on the color toggle counts once, before, during and after the client loads', async () => {
      await open(reading);
      await engine.ask("localStorage.setItem('theme', 'dark')");
      await engine.reload();
      const mode = (): Promise<string> => engine.ask('document.documentElement.dataset.theme');
      expect(await mode()).toBe('dark');
      site.delay = 300;
      for (let presses = 1; presses <= 6; presses++) {
        await engine.click('.color-toggle');
        expect(await mode()).toBe(presses % 2 ? 'light' : 'dark');
        if (presses === 2) await engine.press('F9');
      }
      await hydrated();
      expect(await mode()).toBe('dark');
      await engine.click('.color-toggle');
      expect(await mode()).toBe('light');
    });

    test('a live tool reads what its fields show: typed before it loaded, and restored by a reload', async () => {
      await open(toolPage);
      site.delay = 700;
      const field = "[...document.querySelectorAll('[data-live=WidgetPreview] input')][1]";
      const preview = "document.querySelector('[data-live=WidgetPreview] .tool-result').innerText";
      await engine.ask(`${field}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await engine.ask(`(() => { const input = ${field}; input.focus(); input.select(); })()`);
      await engine.type('Typed early');
      await hydrated();
      await until(`${preview}.includes('Typed early')`);
      site.delay = 0;
      await engine.reload();
      await hydrated();
      await until(`${preview}.includes(${field}.value)`);
    });

    test('a script that failed while offline loads on a later intent', async () => {
      await open(reading);
      // The client's URL answers with an error, as a proxy without a connection does; then the connection is back.
      const failing = site.asked.length;
      site.failing = true;
      await engine.press('F9');
      await expect.poll(() => site.asked.slice(failing).some((path) => path.endsWith('.js'))).toBe(true);
      site.failing = false;
      await expect(async () => {
        await engine.press('F9');
        expect(await engine.ask('document.documentElement.dataset.hydrated')).toBe('');
      }).toPass({ timeout: 20_000 });
    });

    test('a URL with a search runs it, and takes no letters from the fields of the page', async () => {
      await open(`${toolPage}?search=csat`);
      await until("document.querySelectorAll('#search [role=option]').length > 3");
      await engine.type('x');
      await until("document.querySelector('#search input').value", 'csatx');
      await engine.press('Escape');
      await until("document.querySelector('#search').matches(':popover-open')", false);
      const field = "[...document.querySelectorAll('[data-live=WidgetPreview] input')][1]";
      await engine.ask(`(() => { ${field}.focus(); ${field}.select(); })()`);
      await engine.type('abc');
      await until(`${field}.value`, 'abc');
    });

    test('Back and Forward find neither the search nor the menu open', async () => {
      await engine.resize(500, 844);
      await open(`${reading}#100%`);
      await hydrate();
      const isOpen = "document.querySelector('#search:popover-open, #menu:popover-open') !== null";
      for (const opens of [() => engine.press('Control+k'), () => engine.click('.menu-button')]) {
        await opens();
        await until(isOpen);
        // The script of the search, once it has loaded, closes it.
        await until(
          "!document.querySelector('#search:popover-open') || document.querySelector('#search [role=option]') !== null",
        );
        await engine.ask(`void setTimeout(() => location.assign('/${other}'))`);
        await route(other);
        await engine.back();
        await route(reading);
        await until(isOpen, false);
      }
    });

    test('a page whose texts a translation has wrapped can be searched, left, and returned to', async () => {
      await open(reading);
      await hydrate();
      await engine.press('Control+k');
      await engine.type('label');
      await until("document.querySelectorAll('#search [role=option]').length > 3");
      await engine.ask(`(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = [];
        while (walker.nextNode()) if (walker.currentNode.data.trim() && !walker.currentNode.parentElement.closest('script, style')) texts.push(walker.currentNode);
        for (const text of texts) { const font = document.createElement('font'); text.replaceWith(font); font.append('x' + text.data); }
      })()`);
      await engine.type('s');
      await until(
        "[...document.querySelectorAll('#search [role=option]')].some((option) => /^[^x]/.test(option.textContent))",
      );
      await engine.press('Escape');
      await until("document.querySelector('#search').matches(':popover-open')", false);
      await follow(other);
      await route(other);
      const title = await engine.ask<string>('document.title.split(" | ")[0]');
      await until("document.querySelector('h1').textContent", title);
    });

    test('a sidebar file with other content leaves the links of the document', async () => {
      site.sidebar = '{"id":"product","items":[null]}';
      await open(reading);
      const links = await engine.ask<number>("document.querySelectorAll('.sidebar a').length");
      await hydrate();
      expect(await engine.ask("document.querySelectorAll('.sidebar a').length")).toBe(links);
      await until("document.querySelector('article h1') !== null");
    });
  });
}
