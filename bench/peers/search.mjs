// E. Search, through each site's own UI.
//   cold   throttled (150 ms RTT, 1.6 Mbit/s, CPU 4x for the page, not its workers): open search, type the first query
//          with 50 ms between keys. firstMs: first keystroke -> first result on screen. bytes: everything fetched from
//          opening to the settled results. coldFirstMsFast: the same without throttling. preBytes: search index bytes
//          already fetched by the page load itself.
//   warm   20 queries, each set at once in the input: input event -> first result on screen (UI debounce included),
//          unthrottled; found: the expected page is among the first five results shown, as the UI groups them.
import {
  idle,
  launch,
  median,
  pages,
  queries,
  recorder,
  round,
  save,
  serve,
  sleep,
  targets,
  throttle,
} from './lib.mjs';
const list = (await targets()).filter((t) => t.search);
const stop = await serve(list);
const browser = await launch();
const out = {};
const startUrl = pages()[Math.floor(pages().length * 0.3)].url;

async function open(t, throttled) {
  const ctx = await browser.createBrowserContext();
  const page = await ctx.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const rec = await recorder(page);
  await page.goto(t.base + t.url(startUrl), { waitUntil: 'load' });
  await idle(page, 1500);
  const preBytes = rec
    .list()
    .filter((r) => /search[-_.]?index|\/api\/search|pagefind\//i.test(r.url) && !r.url.endsWith('.css'))
    .reduce((s, r) => s + r.bytes, 0);
  rec.clear();
  if (throttled) {
    rec.conditions.on = true;
    await throttle(rec.cdp);
  }
  return { ctx, page, rec, preBytes };
}
async function openBox(t, page) {
  await page.waitForSelector(t.search.open, { visible: true });
  await page.evaluate((s) => {
    const e = document.querySelector(s);
    e.click();
    e.focus?.();
  }, t.search.open);
  await page.waitForSelector(t.search.input, { visible: true, timeout: 60000 });
  await page.focus(t.search.input);
}

for (const t of list) {
  const { item, input } = t.search;
  // ---- cold ----
  const cold = [];
  for (let i = 0; i < 6; i++) {
    // three throttled, then three not
    const throttled = i < 3;
    const { ctx, page, rec, preBytes } = await open(t, throttled);
    const q = queries()[i % 3];
    await page.evaluate((selector) => {
      addEventListener(
        'keydown',
        () => {
          window.__k ??= performance.now();
        },
        true,
      );
      const seen = () => [...document.querySelectorAll(selector)].some((e) => e.offsetParent && e.textContent.trim());
      const tick = () => {
        if (window.__k && seen()) window.__first = performance.now() - window.__k;
        else requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    }, item);
    const t0 = Date.now();
    await openBox(t, page);
    const openMs = Date.now() - t0;
    await page.type(input, q.q, { delay: 50 });
    let firstMs = null;
    for (let k = 0; k < 300 && firstMs === null; k++) {
      await sleep(100);
      firstMs = await page.evaluate(() => window.__first ?? null);
    }
    await idle(page, 1500);
    cold.push({
      throttled,
      openMs,
      firstMs: round(firstMs),
      bytes: rec.list().reduce((s, r) => s + r.bytes, 0),
      preBytes,
      requests: rec.list().length,
      files: rec
        .list()
        .map((r) => [r.bytes, r.url.replace(t.base, '')])
        .sort((a, b) => b[0] - a[0])
        .slice(0, 12),
    });
    await ctx.close();
  }
  // ---- warm ----
  const { ctx, page } = await open(t, false);
  await openBox(t, page);
  await page.type(input, queries()[0].q, { delay: 50 });
  await sleep(2500);
  const warm = [];
  for (const q of queries()) {
    // set the value as React, Vue and plain listeners all understand it
    const set = (text) =>
      page.evaluate(
        (sel, v) => {
          const e = document.querySelector(sel);
          e.focus();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(e, v);
          window.__t = performance.now();
          window.__first = null;
          e.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
          e.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
        },
        input,
        text,
      );
    await set('');
    for (let k = 0; k < 20; k++) {
      if (!(await page.$$eval(item, (l) => l.filter((e) => e.offsetParent && e.textContent.trim()).length))) break;
      await sleep(100);
    }
    await sleep(300);
    const stale = await page.$$eval(item, (l) => l.map((e) => e.textContent).join('|'));
    await page.evaluate(
      (selector, before) => {
        const tick = () => {
          const l = [...document.querySelectorAll(selector)].filter((e) => e.offsetParent && e.textContent.trim());
          if (l.length && l.map((e) => e.textContent).join('|') !== before)
            window.__first = performance.now() - window.__t;
          else if (performance.now() - window.__t < 4000) requestAnimationFrame(tick);
        };
        window.__arm = () => requestAnimationFrame(tick);
      },
      item,
      stale,
    );
    await set(q.q);
    await page.evaluate(() => window.__arm());
    for (let k = 0; k < 25; k++) {
      await sleep(100);
      if (await page.evaluate(() => window.__first)) break;
    }
    await sleep(700);
    const got = await page.$$eval(item, (l) =>
      l
        .filter((e) => e.offsetParent && e.textContent.trim())
        .slice(0, 5)
        .map((e) => ({
          text: e.innerText.slice(0, 160),
          hrefs: [...(e.matches('a') ? [e] : e.querySelectorAll('a')), e.closest('a')]
            .filter(Boolean)
            .map((a) => new URL(a.href).pathname),
        })),
    );
    const rank =
      got.findIndex(
        (g) => g.text.includes(q.title) || g.hrefs.some((h) => h.replace(/(\.html|\/)$/, '') === q.expect),
      ) + 1;
    warm.push({
      kind: q.kind,
      q: q.q,
      ms: round(await page.evaluate(() => window.__first)),
      rank: rank || null,
      top: got.map((g) => g.text.split('\n')[0]).slice(0, 2),
    });
  }
  await ctx.close();
  const found = (k) => {
    const l = warm.filter((w) => w.kind === k);
    return `${l.filter((w) => w.rank).length}/${l.length}`;
  };
  out[t.name] = {
    coldBytes: median(cold.map((c) => c.bytes)),
    preBytes: median(cold.map((c) => c.preBytes)),
    coldFirstMs: median(cold.filter((c) => c.throttled).map((c) => c.firstMs)),
    coldFirstMsFast: median(cold.filter((c) => !c.throttled).map((c) => c.firstMs)),
    coldOpenMs: median(cold.filter((c) => c.throttled).map((c) => c.openMs)),
    warmMs: median(warm.map((w) => w.ms)),
    exact: found('exact'),
    prefix: found('prefix'),
    typo: found('typo'),
    cold,
    warm,
  };
  const { cold: _c, warm: _w, ...s } = out[t.name];
  console.log(t.name, JSON.stringify(s));
}
await browser.close();
stop();
save('search', out);
