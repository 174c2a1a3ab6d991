import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import { expect, test } from 'vitest';
import { BuiltSite } from './built-site.ts';

const require = createRequire(import.meta.url);
const schemaTypes = join(dirname(require.resolve('schema-dts')), 'schema.d.ts');

/** The vocabulary of schema.org in the form that the validator reads, from the types of `schema-dts`, which are made from it. */
function vocabulary(): object {
  const interfaces = readFileSync(schemaTypes, 'utf8').matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  );
  const reference = (name: string) => ({ '@id': `schema:${name}` });
  const graph = [...interfaces].flatMap(([, name = '', parents = '', body = '']) => {
    const id = /^ {4}"@type": "(\w+)";$/m.exec(body)?.[1] ?? name;
    const properties = [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => ({
      ...reference(property),
      '@type': 'rdf:Property',
      'schema:domainIncludes': reference(id),
    }));
    const subClassOf = (parents.match(/\w+Base\b/g) ?? []).map(reference);
    return [{ ...reference(id), '@type': 'rdfs:Class', 'rdfs:subClassOf': subClassOf }, ...properties];
  });
  return { '@graph': graph };
}

type Thing = { readonly '@type': string; readonly [property: string]: unknown };
const validator = new Validator(vocabulary());
/** What is wrong with things, as sentences. */
async function issuesOf(things: readonly Thing[]): Promise<string[]> {
  const jsonld = Object.fromEntries(things.map((thing) => [thing['@type'], [structuredClone(thing)]]));
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.map(({ issueMessage, fieldNames }) => `${issueMessage} ${String(fieldNames ?? '')}`);
}

const unescape = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const head = (html: string): string => html.slice(0, html.indexOf('</head>'));
const site = new BuiltSite();
const pages = site.pages().map(({ path, html }) => ({ path, html: head(html) }));
const graphOf = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Thing[] })['@graph'],
  );
const canonical = (html: string): string => unescape(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '');

test('the validator knows the vocabulary, and finds what is wrong', async () => {
  const step = { '@type': 'ListItem', position: 1, name: 'A', item: 'https://a.example/' };
  expect(await issuesOf([{ '@type': 'TechArticle', headline: 'A', proficiencyLevel: 'Beginner' }])).toEqual([]);
  expect(await issuesOf([{ '@type': 'TechArticle', headlines: 'A' }])).toEqual([expect.stringContaining('headlines')]);
  expect(await issuesOf([{ '@type': 'TechnicalArticle' }])).toEqual([expect.stringContaining('TechnicalArticle')]);
  expect(await issuesOf([{ '@type': 'BreadcrumbList', itemListElement: [step, { ...step, position: 2 }] }])).toEqual(
    [],
  );
  expect(await issuesOf([{ '@type': 'BreadcrumbList', itemListElement: [{ ...step, name: undefined }] }])).not.toEqual(
    [],
  );
});

test('what search engines read of every page is valid, and about that page', async () => {
  const wrong: string[] = [];
  for (const { path, html } of pages) {
    const things = graphOf(html);
    const [about, breadcrumbs] = things;
    const facts = [about?.['headline'] ?? about?.['name'], about?.['description'], about?.['url']];
    if (facts.some((fact) => !fact)) wrong.push(`${path}: has no name, description or URL`);
    if (about?.['url'] !== canonical(html)) wrong.push(`${path}: ${String(about?.['url'])} is not ${canonical(html)}`);
    const steps = (breadcrumbs?.['itemListElement'] ?? []) as { position: number }[];
    if (steps.some(({ position }, index) => position !== index + 1))
      wrong.push(`${path}: breadcrumbs are not in order`);
    for (const issue of await issuesOf(things)) wrong.push(`${path}: ${issue}`);
  }
  expect(pages.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('what other sites show of a link is complete on every page, each property once', () => {
  const wrong: string[] = [];
  const expected = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:locale'];
  for (const { path, html } of pages) {
    const properties = [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)">/g)];
    for (const name of expected) {
      const values = properties.filter(([, property]) => property === name).map(([, , value = '']) => unescape(value));
      if (values.length !== 1 || !values[0]) wrong.push(`${path}: ${name} is there ${values.length} times`);
      if (name === 'og:url' && values[0] !== canonical(html)) wrong.push(`${path}: ${values[0]} is not canonical`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every page has a picture of 1200 × 630 pixels and less than 60 kB for links to it', () => {
  const home = new URL('/', canonical(pages.find(({ path }) => path === '/')?.html ?? '')).href;
  const wrong = pages.flatMap(({ path, html }) => {
    const [url = '', ...others] = [...html.matchAll(/<meta property="og:image" content="([^"]*)">/g)].map(
      ([, value = '']) => unescape(value),
    );
    const file = join(site.folder, decodeURI(url.slice(home.length)));
    if (others.length || !url.startsWith(home) || !existsSync(file)) return [`${path}: ${url || 'none'}`];
    const png = readFileSync(file);
    const size = `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
    return size === '1200 × 630' && png.length < 60_000 ? [] : [`${path}: ${size}, ${png.length} bytes`];
  });
  expect(wrong).toEqual([]);
});
