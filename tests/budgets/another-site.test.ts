import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import queries from '../../bench/search/translated.json' with { type: 'json' };
import config from '../../site.config.ts';
import { brandTokens } from '../../engine/model/brand-tokens.ts';
import type { DocumentsFile, SearchManifest, TermsFile } from '../../engine/search/file-formats.ts';
import { useLanguage } from '../../engine/search/language.ts';
import { searchLanguages } from '../../engine/search/languages/all.ts';
import { parseQuery } from '../../engine/search/parse-query.ts';
import { findPages } from '../../engine/search/rank.ts';
import { SearchIndex } from '../../engine/search/search-index.ts';
import { BuiltSite, type BuiltPage } from './built-site.ts';
import { testPageBudgets } from './page-budgets.ts';
import { runBuild } from './run-build.ts';

/** The pages of this project under another brand and in three languages. */
const root = resolve(import.meta.dirname, '../..');
const out = mkdtempSync(join(tmpdir(), 'another-site-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));
let site: BuiltSite;
let pages: BuiltPage[];
let printed = '';
beforeAll(async () => {
  printed = await runBuild(root, ['--out', out], {
    SITE_LOCALES: 'en,de,ar',
    SITE_BRAND_NAME: 'Acme Desk',
    SITE_BRAND_SLUG: 'acme',
    SITE_BRAND_SECURITY_EMAIL: 'security@acme.example',
    SITE_BRAND_CONDUCT_EMAIL: 'conduct@acme.example',
    SITE_BRAND_SUPPORT_EMAIL: 'support@acme.example',
  });
  site = new BuiltSite(out);
  pages = site.pages();
}, 400_000);

test('nothing is wrong with it', () => expect(printed).toMatch(/ pages, 0 errors, /));

describe('under another brand', () => {
  test('nothing says the first one’s name, and every brand word is filled in', () => {
    const words = Object.keys(brandTokens({ ...config.brand, securityEmail: '', conductEmail: '', supportEmail: '' }));
    const trace = new RegExp(`${config.brand.slug}|${config.brand.name}|%(?:${words.join('|')})%`, 'i');
    const texts = site.files().filter((file) => !/\.(gz|br|png)$/.test(file));
    const traces = texts.flatMap((file) => {
      const text = site.read(file);
      const index = text.search(trace);
      return [
        ...(trace.test(file) ? [file] : []),
        ...(index < 0 ? [] : [`${file}: ${text.slice(index - 40, index + 40)}`]),
      ];
    });
    expect(traces).toEqual([]);
  });

  test('code and paths have its name', () => {
    expect(site.read('product/channels/live-chat/sdk/setup/index.html')).toContain('window.acmeSettings');
    expect(site.has('user-guide/setting-up-acme/index.html')).toBe(true);
  });
});

describe('in three languages', () => {
  const codes = ['en', 'de', 'ar'];
  const address = (code: string, path: string): string =>
    `https://docs.acme.example${code === 'en' ? '' : `/${code}`}${path}`;
  /** Paths of the pages that somebody has translated into a language. */
  const translatedInto = (code: string): string[] =>
    readdirSync(join(root, 'content', code), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
      .map((file) => `/${file.replace('%slug%', 'acme').replace(/(index)?\.mdx?$/, '')}`)
      .map((path) => (path.endsWith('/') ? path : `${path}/`));
  const translated = new Map(codes.slice(1).map((code) => [code, translatedInto(code)]));
  /** Each page with the language of its frame, its path there and the languages that it is in. */
  const eachPage = (): { html: string; code: string; path: string; languages: string[] }[] =>
    pages.map(({ html, path: whole }) => {
      const code = codes.find((one) => whole.startsWith(`/${one}/`)) ?? 'en';
      const path = code === 'en' ? whole : whole.slice(code.length + 1);
      const languages = codes.filter((one) => one === 'en' || translated.get(one)?.includes(path));
      return { html, code, path, languages };
    });
  /** Lists, which the build makes in each language. */
  const isList = (path: string): boolean => /^\/(pages|changes)\//.test(path);
  const isEnglishElsewhere = ({
    code,
    path,
    languages,
  }: {
    code: string;
    path: string;
    languages: string[];
  }): boolean => !isList(path) && !languages.includes(code);

  test('every page is in each of them, in a frame that says its language and direction', () => {
    const paths = (code: string): string[] => eachPage().flatMap((page) => (page.code === code ? [page.path] : []));
    expect(paths('de')).toEqual(paths('en'));
    expect(paths('ar')).toEqual(paths('en'));
    expect(paths('en').length).toBeGreaterThan(400);
    for (const { html, code, path } of eachPage())
      expect(html.slice(15, 60), path).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}"`);
  });

  test('a page without a translation says so, and that its article is in English', () => {
    for (const page of eachPage()) {
      const { html, code, path } = page;
      const isEnglish = isEnglishElsewhere(page);
      expect([path, html.includes('<article class="article" lang="en" dir="auto"')]).toEqual([path, isEnglish]);
      expect([path, html.includes('class="page-meta untranslated"')]).toEqual([path, isEnglish]);
      const [, locale] = /<meta property="og:locale" content="(\w+)">/.exec(html) ?? [];
      const locales: Record<string, string> = { en: 'en_US', de: 'de_DE', ar: 'ar_EG' };
      expect([path, locale]).toEqual([path, locales[isEnglish ? 'en' : code]]);
    }
  });

  test('the marks of a translated page are in its language', () => {
    const notes = eachPage()
      .filter((page) => page.code !== 'en' && !isEnglishElsewhere(page))
      .flatMap(({ html }) => html.match(/<div id="[^"]*" class="available-note.*?<\/div>/g) ?? []);
    expect(notes.length).toBeGreaterThan(10);
    expect(notes.filter((note) => /\b(?:the|you|your|this|only|an|of)\b/.test(note))).toEqual([]);
  });

  test('search engines hear of the translations of a page from each of them, and of the original otherwise', () => {
    for (const page of eachPage()) {
      const { html, code, path, languages } = page;
      const isEnglish = isEnglishElsewhere(page);
      expect(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]).toBe(address(isEnglish ? 'en' : code, path));
      if (isList(path)) continue;
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)">/g)];
      expect(
        links.map(([, language, url]) => [language, url]),
        `${code} ${path}`,
      ).toEqual(
        languages.length > 1 && !isEnglish
          ? [...languages.map((one) => [one, address(one, path)]), ['x-default', address('en', path)]]
          : [],
      );
    }
  });

  test('the sitemap has every page in the languages that it is in', () => {
    const urls = [...site.read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
    const originals = urls.filter((url) => !/\.example\/(de|ar)\//.test(url));
    const others = codes.slice(1).flatMap((code) => (translated.get(code) ?? []).map((path) => address(code, path)));
    expect(urls.toSorted()).toEqual([...originals, ...others].toSorted());
    expect(others).toHaveLength(24);
  });

  test('every page leads to itself in the other languages, without script', () => {
    for (const { html, path } of eachPage()) {
      const links = [...html.matchAll(/<a href="([^"]*)" lang="([\w-]+)" hrefLang="\2"/g)];
      expect(links.map(([, href]) => href)).toEqual(
        codes.map((code) => address(code, path).slice('https://docs.acme.example'.length)),
      );
    }
  });

  describe.each(['de', 'ar'] as const)('the search in %s', (code) => {
    const index = (): SearchIndex => {
      useLanguage(searchLanguages[code]);
      const json = <Value>(file: string): Value => JSON.parse(site.read(file)) as Value;
      const { documents, terms } = json<SearchManifest>(`${code}/search/manifest.json`);
      const made = new SearchIndex(json<DocumentsFile>(documents));
      for (const [, file] of terms) made.addTerms(json<TermsFile>(file));
      return made;
    };
    afterEach(() => useLanguage());

    test.each(['tuning', 'unseen'] as const)('%s queries: the first result is right for 18 of 20', (group) => {
      const searched = index();
      const wrong = Object.entries(queries[code][group]).flatMap(([query, path]) => {
        const [first] = findPages(searched, parseQuery(query)).pages;
        const found = first && searched.pages[first.page]?.path;
        return found === path.replace('%slug%', 'acme') ? [] : [`“${query}” finds ${found}`];
      });
      expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
    });

    test('pages in the language come before those in English, which are found where there is no other', () => {
      const searched = index();
      const paths = (query: string): string[] =>
        findPages(searched, parseQuery(query)).pages.map(({ page }) => searched.pages[page]?.path ?? '');
      for (const query of ['Website', 'Team', 'Label']) expect(translated.get(code), query).toContain(paths(query)[0]);
      expect(paths('Docker')[0]).toBe('/contributing-guide/environment-setup/docker/');
    });
  });

  testPageBudgets(() => site);
});
