// A screenshot of one inner page and of one search per site, to check by eye before trusting any number.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, N, pages, queries, results, serve, sleep, targets } from './lib.mjs';
const list = await targets();
const stop = await serve(list);
const browser = await launch();
mkdirSync(join(results, 'shots'), { recursive: true });
for (const t of list) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (e) => errors.push(String(e)));
  page.on('requestfailed', (r) => errors.push('failed ' + r.url()));
  page.on('response', (r) => r.status() >= 400 && errors.push(r.status() + ' ' + r.url()));
  await page.setViewport({ width: 1280, height: 900 });
  const p = pages()[Math.floor(N * 0.3)];
  await page.goto(t.base + t.url(p.url), { waitUntil: 'networkidle0' });
  const info = await page.evaluate(() => ({
    h1: [...document.querySelectorAll('h1')].map((h) => h.innerText),
    links: document.querySelectorAll('a').length,
    h2: document.querySelectorAll('h2').length,
    tables: document.querySelectorAll('table').length,
    code: [...document.querySelectorAll('pre')].map((c) => c.querySelectorAll('span[style],span[class]').length),
  }));
  await page.screenshot({ path: join(results, 'shots', `${t.name}-${N}-page.png`) });
  let hits = null;
  if (t.search)
    try {
      await page.click(t.search.open);
      await page.waitForSelector(t.search.input, { visible: true, timeout: 5000 });
      await page.type(t.search.input, queries()[0].q, { delay: 40 });
      await sleep(2500);
      hits = await page.$$eval(t.search.item, (l) => l.map((e) => e.innerText.slice(0, 60)));
    } catch (e) {
      hits = String(e);
    }
  await page.screenshot({ path: join(results, 'shots', `${t.name}-${N}-search.png`) });
  console.log(JSON.stringify({ name: t.name, path: p.url, ...info, errors, hits, expect: queries()[0].title }));
  await page.close();
}
await browser.close();
stop();
