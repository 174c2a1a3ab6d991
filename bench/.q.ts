import { readFileSync } from 'node:fs';
import { SearchService } from '../src/search/search-service.ts';
const d = '/tmp/search-dist/'; const json = (f: string) => JSON.parse(readFileSync(d + f, 'utf8')); const m = json('search/manifest.json');
for (const q of process.argv.slice(2)) { const s = new SearchService(m, json(m.documents), async (n) => json(n)); console.log('\n# ' + q);
 await s.answer(q, undefined, (a) => { if (a.complete) for (const p of a.pages.slice(0, 3)) for (const x of p.sections) console.log(p.path + '#' + x.id, '|', x.excerpt?.map(([t, k]) => k ? `[${t}]` : t).join('')); }); }
