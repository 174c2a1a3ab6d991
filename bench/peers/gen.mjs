// Deterministic corpus: node gen.mjs N OUT_DIR [--h1]
// Writes N Markdown pages in 12 nested sections, plus OUT_DIR/../queries-N.json and pages-N.json.
// --h1 also writes "# Title" in the body, for generators that take the h1 from there (VitePress, Rspress).
import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { adjs, advs, base, ed, ing, nouns, pl, verbs, w } from './words.mjs';

const N = Number(process.argv[2]);
const out = process.argv[3];
const h1 = process.argv.includes('--h1');
const metaDir = process.argv.find((a) => a.startsWith('--meta='))?.slice(7);

// ---- seeded PRNG (mulberry32) ----
let seed = 0x5eed + N;
const rnd = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const int = (a, b) => a + Math.floor(rnd() * (b - a + 1));
const pick = (l) => l[Math.floor(rnd() * l.length)];
const cap = (s) => s[0].toUpperCase() + s.slice(1);

// ---- vocabulary: stems inflected to a few thousand words, the common ones first ----
const uniq = (l) => [...new Set(l)];
const shuffle = (l) => {
  for (let i = l.length - 1; i > 0; i--) {
    const j = int(0, i);
    [l[i], l[j]] = [l[j], l[i]];
  }
  return l;
};
// Zipf-like draw: rank r with weight 1/(r+2.7)
function zipf(common, derived = []) {
  const l = uniq([...shuffle([...common]), ...shuffle([...derived])]); // plain words first, derived words in the tail
  const cum = [];
  let t = 0;
  l.forEach((_, i) => cum.push((t += 1 / (i + 2.7))));
  return () => {
    const x = rnd() * t;
    let a = 0,
      b = l.length - 1;
    while (a < b) {
      const m = (a + b) >> 1;
      if (cum[m] < x) a = m + 1;
      else b = m;
    }
    return l[a];
  };
}
const pre = (p, l) => l.map((v) => p + v);
const V = zipf(verbs, [...pre('re', verbs.slice(0, 60)), ...pre('pre', verbs.slice(20, 70))]);
const N1 = zipf(nouns, [
  ...pre('sub', nouns.slice(0, 80)),
  ...pre('micro', nouns.slice(60, 120)),
  ...pre('meta', nouns.slice(120, 180)),
  ...pre('multi', nouns.slice(180, 240)),
]);
const A = zipf(adjs, [
  ...pre('non', adjs.slice(0, 70)),
  ...pre('semi', adjs.slice(40, 110)),
  ...verbs.map((v) => base(v) + 'able'),
]);
const D = zipf(
  advs,
  adjs.map((a) => (a.endsWith('ic') ? a + 'ally' : a.endsWith('ble') ? a.slice(0, -1) + 'y' : a + 'ly')),
);
// coined product-like terms, rare in the corpus: the words people look for
const syl = w(
  'bra cal dor fen gal hux jor kel lum mar nex ost pel quo rav sil tor ulv vex wyn yar zim cron thal dru plex mur gant',
);
const coinedSet = new Set();
function coin() {
  for (;;) {
    const t = cap(pick(syl) + pick(syl) + pick(w('ium oid ara onix unda ekta imo ava orra elto')));
    if (!coinedSet.has(t)) {
      coinedSet.add(t);
      return t;
    }
  }
}

// ---- sentences ----
const np = () =>
  pick([
    () => `the ${N1()}`,
    () => `the ${A()} ${N1()}`,
    () => `a ${A()} ${N1()}`,
    () => `each ${N1()}`,
    () => `${pl(N1())}`,
    () => `the ${N1()} ${N1()}`,
    () => `every ${A()} ${N1()}`,
  ])();
const fixA = (s) => s.replace(/\b([Aa]) (?=[aeiou])/g, '$1n ');
const S = [
  () => `${np()} can ${V()} ${np()} when ${np()} is ${ed(V())}`,
  () => `to ${V()} ${np()}, ${V()} ${np()} and then ${V()} ${np()} ${D()}`,
  () => `${D()}, ${np()} should be ${ed(V())} before ${np()} starts ${ing(V())} ${np()}`,
  () => `if ${np()} is ${A()}, you may need to ${V()} ${np()} with ${np()}`,
  () => `this makes ${np()} ${A()} without ${ing(V())} ${np()}`,
  () => `by default ${np()} is ${A()}, which means that ${np()} will ${V()} ${np()}`,
  () => `you do not have to ${V()} ${np()} unless ${np()} has been ${ed(V())} ${D()}`,
  () => `${ing(V())} ${np()} is more ${A()} than ${ing(V())} ${np()}`,
  () => `after ${ing(V())} ${np()}, check that ${np()} reports ${np()}`,
  () => `most teams ${V()} ${np()} first and ${V()} ${np()} once ${np()} is in place`,
  () => `there are ${int(2, 9)} ways to ${V()} ${np()}, and each one has ${A()} costs for ${np()}`,
];
const sentence = () => cap(fixA(pick(S)())) + '.';
const para = (n) => Array.from({ length: n }, sentence).join(' ');

// ---- pages ----
const groups = {
  guide: ['basics', 'routing', 'data'],
  operate: ['deploying', 'observing', 'securing'],
  recipes: ['storage', 'messaging', 'testing'],
  reference: ['commands', 'options', 'interfaces'],
};
const sections = Object.entries(groups).flatMap(([g, l]) => l.map((s) => `${g}/${s}`));
const seen = new Set();
const pages = [{ path: 'index', url: '/', title: 'Bench documentation', section: '' }];
for (let i = 1; i < N; i++) {
  let title;
  do
    title = pick([
      () => `${cap(V())} the ${A()} ${N1()}`,
      () => `${cap(ing(V()))} ${A()} ${pl(N1())}`,
      () => `${cap(A())} ${N1()} ${pl(N1())}`,
      () => `How to ${V()} a${' '}${N1()} ${N1()}`,
    ])();
  while (seen.has(title));
  title = fixA(title);
  seen.add(title);
  const section = sections[(i - 1) % sections.length];
  const path = `${section}/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  pages.push({ path, url: '/' + path, title, section, term: coin(), bodyTerm: coin() });
}
const bySection = {};
for (const p of pages) (bySection[p.section] ??= []).push(p);

const ident = () => N1() + cap(N1());
const js = () => `import { ${ident()}, ${ident()} } from '@bench/${N1()}';

// ${sentence()}
export async function ${ident()}(${N1()}, options = {}) {
  const ${N1()} = await ${ident()}(${N1()}, { ${N1()}: ${int(1, 90)}, ${N1()}: '${A()}' });
  if (!${N1()}.${N1()}) {
    throw new Error('${A()} ${N1()} was not ${ed(V())}');
  }
  return ${N1()}.map((item) => item.${ident()} ?? ${int(10, 999)});
}`;
const bash = () => `# ${sentence()}
npm install --save-dev @bench/${N1()}
npx bench ${V()} --${N1()} ${A()} --${N1()}-limit=${int(1, 64)}
export ${N1().toUpperCase()}_${N1().toUpperCase()}="${A()}-${N1()}"
cat ./${N1()}/${N1()}.json | grep ${N1()}`;
const json = () =>
  JSON.stringify(
    {
      [ident()]: {
        [N1() + 'Mode']: A(),
        [ident() + 'Max']: int(1, 5000),
        enabled: rnd() < 0.5,
        [pl(N1())]: [N1(), N1(), N1()],
      },
      [ident() + 'Alt']: null,
      description: sentence(),
    },
    null,
    2,
  );
const blocks = [
  ['js', js],
  ['bash', bash],
  ['json', json],
];

function body(p) {
  const near = bySection[p.section] ?? pages;
  const link = (q) => `[${q.title}](${q.url})`;
  const links = [near[int(0, near.length - 1)], pages[int(1, N - 1)], pages[int(1, N - 1)]].filter((q) => q !== p);
  const nHeads = int(5, 8);
  const [b1, b2] = shuffle([...blocks]);
  const extras = [
    () => '```' + b1[0] + '\n' + b1[1]() + '\n```',
    () => '```' + b2[0] + '\n' + b2[1]() + '\n```',
    () =>
      `| Option | Type | Default | Description |\n| --- | --- | --- | --- |\n` +
      Array.from({ length: int(4, 7) }, () => {
        const cells = [`\`${ident()}\``, pick(['string', 'number', 'boolean'])];
        cells.push(`\`${pick(['true', 'false', int(1, 500), A()])}\``, fixA(cap(`${A()} ${N1()} for ${np()}`)));
        return `| ${cells.join(' | ')} |`;
      }).join('\n'),
    () => Array.from({ length: int(3, 6) }, () => `- ${fixA(cap(`${V()} ${np()} ${D()}`))}`).join('\n'),
    () => Array.from({ length: int(3, 5) }, () => `1. ${fixA(cap(`${V()} ${np()} with \`${ident()}\``))}`).join('\n'),
    () => `> ${sentence()} ${sentence()}`,
    () => `See also ${links.map(link).join(', ')}.`,
  ];
  let s = `---\ntitle: ${p.title}\ndescription: ${cap(fixA(`${V()} ${np()} and ${V()} ${np()}`))}\n---\n\n`;
  if (h1) s += `# ${p.title}\n\n`;
  s += para(3) + '\n\n';
  for (let h = 0; h < nHeads; h++) {
    const deep = h > 0 && rnd() < 0.35;
    const head =
      h === 1 && p.term
        ? `Using ${p.term} with ${A()} ${pl(N1())}`
        : fixA(cap(`${pick([() => ing(V()), () => A(), () => V() + ' the'])()} ${N1()} ${pl(N1())}`));
    s += `${deep ? '###' : '##'} ${head}\n\n${para(int(2, 4))}\n\n`;
    if (h === 1 && p.term) s += `${p.term} lets you ${V()} ${fixA(np())}. ${sentence()}\n\n`;
    if (h === 2 && p.bodyTerm) s += `${sentence()} The ${p.bodyTerm} ${N1()} must be ${ed(V())} first.\n\n`;
    if (h === 3 && p.term) {
      const o = pages[int(1, N - 1)];
      s += `${fixA(cap(np()))} also works with ${o.term}. ${sentence()}\n\n`;
    }
    if (extras.length) s += extras.shift()() + '\n\n';
    if (h >= nHeads - 2) while (extras.length > (h === nHeads - 2 ? 1 : 0)) s += extras.shift()() + '\n\n';
  }
  return s;
}

rmSync(out, { recursive: true, force: true });
pages.forEach((p) => {
  const f = join(out, p.path + '.md');
  mkdirSync(dirname(f), { recursive: true });
  writeFileSync(f, body(p));
});

// ---- 20 search queries with the page each one should find ----
const q = (kind, p, s) => ({ kind, q: s, expect: p.url, title: p.title });
const step = Math.floor((N - 2) / 20);
const P = Array.from({ length: 20 }, (_, i) => pages[1 + i * step]);
const typo = (s, i) => {
  // one edit, never the first letter
  const k = 3 + (i % 3);
  if (i % 3 === 0) return s.slice(0, k) + s[k + 1] + s[k] + s.slice(k + 2); // swap
  if (i % 3 === 1) return s.slice(0, k) + s.slice(k + 1); // drop
  return s.slice(0, k) + 'e' + s.slice(k + 1); // replace
};
const queries = [
  ...P.slice(0, 4).map((p) => q('exact', p, p.term.toLowerCase())),
  ...P.slice(4, 8).map((p) => q('exact', p, p.bodyTerm.toLowerCase())),
  ...P.slice(8, 10).map((p) => q('exact', p, p.title.toLowerCase().split(' ').slice(-2).join(' '))), // two words of the title
  ...P.slice(10, 15).map((p) => q('prefix', p, p.term.toLowerCase().slice(0, 6))),
  ...P.slice(15, 20).map((p, i) => q('typo', p, typo(p.term.toLowerCase(), i))),
];
if (metaDir) {
  writeFileSync(join(metaDir, `queries-${N}.json`), JSON.stringify(queries, null, 1));
  writeFileSync(
    join(metaDir, `pages-${N}.json`),
    JSON.stringify(
      pages.map(({ url, title, section }) => ({ url, title, section })),
      null,
      0,
    ),
  );
}
