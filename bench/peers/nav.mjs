// D. Client navigation, throttled (150 ms RTT, 1.6 Mbit/s, CPU 4x): click on a sidebar link -> new h1 painted.
//   cold   element.click() with no pointer near it: what a tap or the Enter key does
//   hover  a real mouse: 500 ms over the link, then click
// The start page loads unthrottled and settles for 2 s first, so prefetching of visible links has happened, as it would
// for a reader. Ten target pages, a fresh browser context for each sample. Works for SPA and full-page navigation:
// t0 is the click event's time, kept in sessionStorage; t1 is a frame after the h1 has the target's title.
import { arg, idle, launch, median, pages, recorder, round, save, serve, sleep, targets, throttle } from './lib.mjs';
const list = await targets();
const SAMPLES = Number(arg('--samples', 10));
const stop = await serve(list);
const browser = await launch();
const probe = () => {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    (e) => {
      if (!sessionStorage.target || sessionStorage.t0) return;
      sessionStorage.t0 = performance.timeOrigin + e.timeStamp;
    },
    { capture: true },
  );
  const check = () => {
    if (!sessionStorage.t0 || window.__t1) return;
    const h1 = [...document.querySelectorAll('h1')].some(
      (h) => h.textContent.replace(/[#\u200b]/g, '').trim() === sessionStorage.target,
    );
    if (!h1) return;
    window.__t1 = 1;
    requestAnimationFrame(() => {
      const c = new MessageChannel();
      c.port1.onmessage = () => {
        window.__nav = now() - Number(sessionStorage.t0);
      };
      c.port2.postMessage(0);
    });
  };
  new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true });
};
// start page and its ten targets: same section, so that the links are in the open branch of the sidebar
const section = pages().filter((p) => p.section === 'guide/data');
const start = section[0];
const out = {};
for (const t of list) {
  const res = { cold: [], hover: [] },
    bytes = { cold: [], hover: [] };
  for (const mode of ['cold', 'hover'])
    for (let i = 0; i < SAMPLES; i++) {
      const to = section[1 + (i % (section.length - 1))];
      const ctx = await browser.createBrowserContext();
      const page = await ctx.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await page.evaluateOnNewDocument(probe);
      const rec = await recorder(page);
      await page.goto(t.base + t.url(start.url), { waitUntil: 'load' });
      await page.mouse.move(700, 300);
      await idle(page, 1000);
      await sleep(1000);
      await page.evaluate((title) => {
        sessionStorage.target = title;
      }, to.title);
      const handle = await page.evaluateHandle(
        (url, sel) => {
          const hit = (a) => new URL(a.href).pathname.replace(/(\.html|\/)$/, '') === url;
          return (
            [...document.querySelectorAll(sel ?? 'a')].find(hit) ??
            [...document.querySelectorAll('a')].find(hit) ??
            null
          );
        },
        to.url,
        t.sidebar,
      );
      const el = handle.asElement();
      if (!el) {
        console.log(t.name, mode, 'no link to', to.url);
        await ctx.close();
        continue;
      }
      rec.clear();
      if (mode === 'hover') {
        await el.scrollIntoView();
        await sleep(300);
        rec.clear();
      }
      await throttle(rec.cdp);
      if (mode === 'cold') el.evaluate((a) => a.click()).catch(() => {});
      else {
        const b = await el.boundingBox();
        const x = b.x + b.width / 2,
          y = b.y + b.height / 2;
        await page.mouse.move(x, y, { steps: 3 });
        await sleep(500);
        page.mouse.click(x, y).catch(() => {});
      }
      let ms = null;
      for (let k = 0; k < 150 && ms === null; k++) {
        await sleep(100);
        ms = await page.evaluate(() => window.__nav ?? null).catch(() => null);
      }
      res[mode].push(round(ms));
      bytes[mode].push(rec.list().reduce((s, r) => s + r.bytes, 0));
      await ctx.close();
    }
  out[t.name] = {
    coldMs: round(median(res.cold)),
    hoverMs: round(median(res.hover)),
    coldBytes: median(bytes.cold),
    hoverBytes: median(bytes.hover),
    samples: res,
  };
  console.log(t.name, JSON.stringify(out[t.name]));
}
await browser.close();
stop();
save('nav', out);
