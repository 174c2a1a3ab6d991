// B. Cold load of five fixed pages: bytes on the wire by type until the network is idle, and number of requests.
// Bytes are CDP encodedDataLength: gzip -6 bodies plus response headers. "afterLoad" is the part requested after the
// load event (prefetching of other pages). Desktop viewport 1280x900, a fresh browser context per page.
import { fixedPages, idle, kind, launch, recorder, round, save, serve, targets } from './lib.mjs';
const list = await targets();
const stop = await serve(list);
const browser = await launch();
const out = {};
for (const t of list) {
  const rows = [];
  for (const p of fixedPages()) {
    const ctx = await browser.createBrowserContext();
    const page = await ctx.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const rec = await recorder(page);
    await page.goto(t.base + t.url(p.url), { waitUntil: 'load' });
    const loadAt = Date.now();
    await idle(page, 2000);
    const row = {
      page: p.url,
      document: 0,
      css: 0,
      js: 0,
      font: 0,
      other: 0,
      total: 0,
      afterLoad: 0,
      jsBeforeLoad: 0,
      jsDecoded: 0,
      requests: 0,
      requestsBeforeLoad: 0,
      files: [],
    };
    for (const r of rec.list()) {
      if (/\/favicon/.test(r.url)) continue;
      const k = kind(r);
      row[k] += r.bytes;
      row.total += r.bytes;
      row.requests++;
      const after = r.start > loadAt || r.priority === 'VeryLow';
      if (after) row.afterLoad += r.bytes;
      else row.requestsBeforeLoad++;
      if (k === 'js' && !after) {
        row.jsBeforeLoad += r.bytes;
        row.jsDecoded += r.decoded;
      }
      row.files.push([k, r.bytes, r.decoded, after ? 'after' : 'before', r.url.replace(t.base, '')]);
    }
    row.files.sort((a, b) => b[1] - a[1]);
    rows.push(row);
    await ctx.close();
  }
  const mean = (k) => round(rows.reduce((s, r) => s + r[k], 0) / rows.length);
  out[t.name] = {
    mean: Object.fromEntries(
      Object.keys(rows[0])
        .filter((k) => typeof rows[0][k] === 'number')
        .map((k) => [k, mean(k)]),
    ),
    pages: rows,
  };
  console.log(t.name, JSON.stringify(out[t.name].mean));
}
await browser.close();
stop();
save('bytes', out);
