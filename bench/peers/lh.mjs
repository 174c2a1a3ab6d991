// C. Lighthouse: mobile defaults (simulated throttling), --runs times on three pages; the median of all runs per metric.
import { arg, fixedPages, launch, median, round, save, serve, targets, tool } from './lib.mjs';
const lighthouse = (await tool('lighthouse')).default;
const RUNS = Number(arg('--runs', 3));
const list = await targets();
const stop = await serve(list);
const out = {};
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
};
for (const t of list) {
  const rows = [];
  for (const p of [fixedPages()[1], fixedPages()[2], fixedPages()[3]])
    for (let i = 0; i < RUNS; i++) {
      const browser = await launch(); // fresh profile for each run
      try {
        const r = await lighthouse(t.base + t.url(p.url), {
          port: Number(new URL(browser.wsEndpoint()).port),
          logLevel: 'error',
          output: 'json',
          onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        });
        const row = { page: p.url, benchmarkIndex: r.lhr.environment.benchmarkIndex };
        for (const [k, c] of Object.entries(r.lhr.categories)) row[k] = c.score === null ? null : round(c.score * 100);
        for (const [k, id] of Object.entries(metrics))
          row[k] = round(r.lhr.audits[id].numericValue, k === 'cls' ? 4 : 0);
        row.failed = Object.values(r.lhr.categories)
          .flatMap((c) => (c.id === 'performance' ? [] : c.auditRefs))
          .filter((a) => a.weight > 0 && r.lhr.audits[a.id].score === 0)
          .map((a) => a.id);
        rows.push(row);
      } catch (e) {
        console.log(t.name, String(e).slice(0, 200));
      }
      await browser.close();
    }
  const m = {};
  for (const k of [
    'performance',
    'fcp',
    'lcp',
    'tbt',
    'cls',
    'si',
    'accessibility',
    'best-practices',
    'seo',
    'benchmarkIndex',
  ])
    m[k] = round(median(rows.map((r) => r[k])), k === 'cls' ? 4 : 0);
  const perf = rows.map((r) => r.performance).filter((x) => Number.isFinite(x));
  m.perfRange = [Math.min(...perf), Math.max(...perf)];
  m.runsWithoutScore = rows.length - perf.length;
  m.failed = [...new Set(rows.flatMap((r) => r.failed))];
  out[t.name] = { ...m, runs: rows };
  console.log(t.name, JSON.stringify(m));
}
stop();
save('lighthouse', out);
