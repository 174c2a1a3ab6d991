// One Markdown table per N from results/*.json: node report.mjs [--n 200]; also writes results/report-N.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { N, results } from './lib.mjs';
const load = (n, k = N) => {
  const f = join(results, `${n}-${k}.json`);
  return existsSync(f) ? JSON.parse(readFileSync(f, 'utf8')) : {};
};
const [build, build2k, bytes, lh, nav, search] = [
  load('build'),
  load('build', 2000),
  load('bytes'),
  load('lighthouse'),
  load('nav'),
  load('search'),
];
const names = [...new Set([build, build2k, bytes, lh, nav, search].flatMap(Object.keys))];
const kb = (x) => ((x ?? undefined) === undefined ? '' : (x / 1000).toFixed(1));
const b = (o, k, f) => (o?.[k] ? `${o[k][f]}` : '');
const rows = [
  ...[[`build N=${N}`, build], ...(N === 2000 ? [] : [['build N=2000', build2k]])].flatMap(([label, o]) => [
    [`${label}: cold wall / CPU, s`, (n) => o[n] && `${b(o[n], 'cold', 'wall')} / ${b(o[n], 'cold', 'cpu')}`],
    [`${label}: warm wall / CPU, s`, (n) => o[n] && `${b(o[n], 'warm', 'wall')} / ${b(o[n], 'warm', 'cpu')}`],
    [
      `${label}: peak memory, one process (RSS) / tree (PSS), MB`,
      (n) => o[n] && `${b(o[n], 'cold', 'maxRssOneMB')} / ${b(o[n], 'cold', 'peakTreeMB')}`,
    ],
    [`${label}: output, MB / files`, (n) => o[n] && `${o[n].distMB} / ${o[n].files}`],
  ]),
  ...[
    ['document'],
    ['css'],
    ['js'],
    ['font'],
    ['other'],
    ['total'],
    ['jsBeforeLoad', 'JS before load event'],
    ['afterLoad', 'of total, after load (prefetch)'],
    ['jsDecoded', 'JS before load, uncompressed'],
  ].map(([k, l]) => [`${l ?? k}, KB`, (n) => kb(bytes[n]?.mean[k])]),
  ['requests: all / before load', (n) => bytes[n] && `${bytes[n].mean.requests} / ${bytes[n].mean.requestsBeforeLoad}`],
  ['Lighthouse performance (range)', (n) => lh[n] && `${lh[n].performance} (${lh[n].perfRange.join('-')})`],
  ...['fcp', 'lcp', 'tbt', 'si', 'cls'].map((k) => [
    `Lighthouse ${k.toUpperCase()}${k === 'cls' ? '' : ', ms'}`,
    (n) => lh[n]?.[k],
  ]),
  [
    'Lighthouse a11y / best practices / SEO',
    (n) => lh[n] && `${lh[n].accessibility} / ${lh[n]['best-practices']} / ${lh[n].seo}`,
  ],
  ['nav, not hovered: ms (KB)', (n) => nav[n] && `${nav[n].coldMs} (${kb(nav[n].coldBytes)})`],
  ['nav, hovered 500 ms: ms (KB)', (n) => nav[n] && `${nav[n].hoverMs} (${kb(nav[n].hoverBytes)})`],
  [
    'search: KB at page load / on first search',
    (n) => search[n] && `${kb(search[n].preBytes)} / ${kb(search[n].coldBytes)}`,
  ],
  ['search: first key to first result, throttled, ms', (n) => search[n]?.coldFirstMs],
  ['search: the same, not throttled, ms', (n) => search[n]?.coldFirstMsFast],
  ['search: warm query, ms', (n) => search[n]?.warmMs],
  [
    'search: found exact / prefix / typo',
    (n) => search[n] && `${search[n].exact} · ${search[n].prefix} · ${search[n].typo}`,
  ],
];
const md = [
  `| | ${names.join(' | ')} |`,
  `| --- |${names.map(() => ' ---: |').join('')}`,
  ...rows.map(([l, f]) => `| ${l} | ${names.map((n) => f(n) ?? '').join(' | ')} |`),
].join('\n');
console.log(md);
writeFileSync(join(results, `report-${N}.md`), md + '\n');
