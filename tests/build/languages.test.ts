import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageData } from '../../engine/model/page.ts';
import { Harbor } from './harbor.ts';

/** A site in two languages: every page exists in both, in the frame of its language, and the first language pays nothing for the second. */
const harbor = new Harbor();
afterAll(() => harbor.remove());

const read = (file: string): string => readFileSync(join(harbor.root, file), 'utf8');
const dataOf = (path: string): PageData => JSON.parse(read(`both/${path}page.json`)) as PageData;
const filesIn = (folder: string): string[] =>
  readdirSync(join(harbor.root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(harbor.root, folder).length + 1))
    .sort();

let printed = '';
beforeAll(async () => {
  harbor.write('content/de/guide/berth.mdx', page);
  harbor.write('locales/de.json', JSON.stringify({ strings: { search: 'Suche' }, words: { Handbook: 'Handbuch' } }));
  printed = await harbor.build('one');
  harbor.edit(
    'site.config.ts',
    "  components: 'components',",
    "  components: 'components',\n  locales: [{ code: 'en' }, { code: 'de' }],",
  );
  printed += await harbor.build('both');
}, 120_000);

const page = `---
type: reference
title: Freien Liegeplatz finden
description: Wie Sie nach einem freien Liegeplatz fragen und was die Antwort bedeutet.
related: [/guide/tides/]
---

Fragen Sie, bevor das Boot in Sicht ist, und sehen Sie nach, [wann Hochwasser ist](/guide/tides/#high-water).

![Ein Steg mit drei Booten](/guide/pier.svg)

## Fragen {#ask}

Die Häfen antworten. Straße und Boot.

<Snippet name="help" />
`;

test('nothing is wrong with either', () => expect(printed.match(/ 0 errors/g)).toHaveLength(2));

test('a folder of translations has no pages of the first language, whether its language is built or not', () => {
  expect(filesIn('one').filter((file) => file.startsWith('de/'))).toEqual([]);
  expect(read('both/routes.json')).not.toContain('/de/');
});

describe('a translated page', () => {
  test('is in the frame of its language', () => {
    const html = read('both/de/guide/berth/index.html');
    expect(html).toMatch(
      /^<!doctype html><html lang="de" dir="ltr"[^>]* data-base="\/de\/" data-route="\/guide\/berth\/"/,
    );
    expect(html).toContain('<span>Suche</span>');
    expect(html).toContain('Handbuch');
    expect(html).toContain('<meta property="og:locale" content="de_DE">');
    expect(html).toContain('<link rel="canonical" href="https://handbook.harbor.example/de/guide/berth/">');
  });
  test('links to pages of its language and to files of all', () => {
    const html = read('both/de/guide/berth/index.html');
    expect(html).toContain('href="/de/guide/tides/#high-water"');
    expect(html).toContain('src="/guide/pier.svg"');
  });
  test('names its translations for search engines, and so does the original', () => {
    for (const path of ['guide/berth/', 'de/guide/berth/'])
      expect([...read(`both/${path}index.html`).matchAll(/hreflang="([\w-]+)" href/g)].map(([, code]) => code)).toEqual(
        ['en', 'de', 'x-default'],
      );
  });
  test('has its title in the sidebar', () => {
    expect(read('both/de/sidebars/handbook.json')).toContain('"label":"Freien Liegeplatz finden"');
    expect(read('both/sidebars/handbook.json')).toContain('"label":"Find a free berth"');
  });
});

describe('a page without a translation', () => {
  test('is in English, says so, and is the original for search engines', () => {
    const html = read('both/de/guide/tides/index.html');
    expect(html).toMatch(/<article class="article" lang="en" dir="auto"/);
    expect(html).toContain('<p class="page-meta untranslated">');
    expect(html).toContain('<link rel="canonical" href="https://handbook.harbor.example/guide/tides/">');
    expect(html).not.toMatch(/hreflang="de" href/);
    expect(dataOf('de/guide/tides/').lang).toBe('en');
  });
  test('has its title marked as English wherever the site names it', () => {
    const berth = read('both/de/guide/berth/index.html');
    // In the sidebar, among related pages and as a neighbor.
    expect(berth).toContain('<a href="/de/guide/tides/" lang="en">Read the tides</a>');
    expect(berth).toMatch(/<li lang="en">(<svg.*?<\/svg>)?<a href="\/de\/guide\/tides\/">Read the tides<\/a><p>/);
    expect(berth).toMatch(/rel="(prev|next)"><span>[^<]*<\/span> <span lang="en">Read the tides<\/span>/);
    expect(read('both/de/pages/index.html')).toMatch(/<li class="page-entry" lang="en">.*?Read the tides/);
    expect(read('both/de/guide/tides/index.html')).toMatch(/<li lang="en"><span aria-current="page">Read the tides/);
    expect(read('both/de/sidebars/handbook.json')).toMatch(/"label":"Read the tides","path":"[^"]*","lang":"en"/);
    const { documents } = JSON.parse(read('both/de/search/manifest.json')) as { documents: string };
    expect(read(`both/${documents}`)).toMatch(/"weights":\[(\[[\d.,]+\],)*\[[\d.]+,[\d.]+,"en"\]/);
    for (const file of ['guide/berth/index.html', 'de/guide/berth/index.html'])
      expect(read(`both/${file}`)).not.toMatch(
        /<(a|li|span)[^>]* lang="(de|en)"[^>]*>(<[^>]*>)*(Freien Liegeplatz finden|Find a free berth)/,
      );
  });
  test('is not in the sitemap', () => {
    const sitemap = read('both/sitemap.xml');
    expect(sitemap).toContain('<loc>https://handbook.harbor.example/de/guide/berth/</loc>');
    expect(sitemap).not.toContain('/de/guide/tides/');
  });
});

test('every page leads to itself in the other language', () => {
  for (const path of ['', 'guide/tides/', 'pages/']) {
    expect(read(`both/${path}index.html`)).toContain(`href="/de/${path}" lang="de" hrefLang="de"`);
    expect(read(`both/de/${path}index.html`)).toContain(`href="/${path}" lang="en" hrefLang="en"`);
  }
  expect(read('both/de/404.html'), 'a missing page leads to the beginning').toContain('href="/" lang="en"');
});

describe('search', () => {
  test('compares words as the language does', () => {
    const terms = (folder: string): string => {
      const { terms: parts } = JSON.parse(read(`both/${folder}search/manifest.json`)) as { terms: [string, string][] };
      return parts.map(([, file]) => (JSON.parse(read(`both/${file}`)) as { terms: string }).terms).join(' ');
    };
    expect(JSON.parse(read('both/de/search/manifest.json'))).toHaveProperty('language.href');
    expect(JSON.parse(read('both/search/manifest.json'))).not.toHaveProperty('language');
    expect(terms('de/')).not.toBe(terms(''));
  });
});

test('a language adds no byte to the pages of another, but the links to it', () => {
  const english = filesIn('both').filter(
    (file) => !/^(de|_assets|_hosting)\//.test(file) && !/^(_headers|vercel\.json)/.test(file),
  );
  expect(english).toEqual(
    filesIn('one').filter((file) => !/^(_assets|_hosting)\//.test(file) && !/^(_headers|vercel\.json)/.test(file)),
  );
  const links = (text: string): string =>
    text
      .replace(/<link rel="alternate" hreflang[^>]*>/g, '')
      .replace(/"translations":\["de"\],/g, '')
      .replace(/<url><loc>[^<]*\/de\/[^\n]*\n {2}/g, '')
      .replace(/<(span|details class="dropdown"><summary)><span>Language: .*?<\/footer>/s, '</footer>')
      // Names and hashes of files, and the inline script, which knows the languages.
      .replace(/[\w-]{8}\.(js|css|json)\b/g, '$1')
      .replace(/sha256-[\w+/]+=*/g, '')
      .replace(/"build":"\w+"/g, '')
      .replace(/, de\n/, '\n')
      .replace(/<script>.*?<\/script>/gs, '');
  const isPage = (file: string): boolean => /\.(html|json|md|txt|xml)$/.test(file) && !file.startsWith('search/');
  for (const file of english.filter(isPage)) expect(links(read(`both/${file}`)), file).toBe(links(read(`one/${file}`)));
  const size = (folder: string): number =>
    filesIn(`${folder}/_assets`)
      .filter((file) => /^(client|search|matches|integrity)-.*\.js$/.test(file))
      .reduce((sum, file) => sum + Buffer.byteLength(read(`${folder}/_assets/${file}`)), 0);
  expect(size('both') - size('one'), 'bytes of script').toBeLessThan(100);
});
