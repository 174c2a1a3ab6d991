import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { FactTable } from '../engine/model/table.ts';
import { accessibility } from './index.ts';
import { tables } from './tables.ts';

const root = join(import.meta.dirname, '..');
const { criteria, measured } = accessibility;

/** Every criterion of WCAG 2.2 on level A or AA; 4.1.1 was removed from the standard. */
const standard = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};

test.each(['A', 'AA'] as const)('the report has every criterion of level %s', (level) => {
  const reported = criteria.filter((criterion) => criterion.level === level).map(({ key }) => key);
  expect(reported).toEqual(standard[level].trim().split(/\s+/));
});

test('every criterion says how it was tested', () => {
  expect(criteria.filter(({ rules, tests, byHand }) => !rules && !tests && !byHand)).toEqual([]);
  expect(
    criteria.filter(({ result, remark, byHand }) => result !== 'supports' && !remark && !byHand).map(({ key }) => key),
  ).toEqual([]);
});

test('every test that the report names exists', () => {
  const named = criteria.flatMap(({ key, tests = [] }) => tests.map((one) => ({ key, ...one })));
  const missing = named.filter(({ file, test: title = '' }) => !readFileSync(join(root, file), 'utf8').includes(title));
  expect(missing).toEqual([]);
});

test('the rules are those that axe has for each criterion, and that run on every page', () => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  expect(readFileSync(join(root, 'tests/browser/accessibility.ts'), 'utf8')).toContain(`['${tags.join("', '")}']`);
  const rules = axe.getRules(tags).filter((rule) => !rule.tags.some((tag) => /^(experimental|deprecated)$/.test(tag)));
  for (const { key, rules: named = [] } of criteria) {
    const tag = `wcag${key.replaceAll('.', '')}`;
    expect(named, key).toEqual(rules.filter((rule) => rule.tags.includes(tag)).map(({ ruleId }) => ruleId));
  }
  expect(measured?.axe ?? axe.version).toBe(axe.version);
});

test('no page has a video, a sound or a picture of text', () => {
  const pages = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  expect(pages.length).toBeGreaterThan(150);
  expect(
    pages.filter((page) =>
      /^\s*(<Video|<audio|<video|<img|!\[)/m.test(readFileSync(join(root, 'content', page), 'utf8')),
    ),
  ).toEqual([]);
});

/** Folders of pages that are in another language as a whole. */
const translations = readdirSync(join(root, 'locales')).map((name) => name.replace('.json', ''));

test('what is in another language says so', () => {
  const { rows } = (tables['languages'] as () => FactTable)();
  expect(rows.filter(({ key, languages }) => languages?.['own'] !== key.replace('_', '-'))).toEqual([]);
  // Letters that English has not: on no page, and in no other table.
  const scripts = ['Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Han', 'Hangul', 'Hiragana', 'Katakana', 'Thai', 'Tamil'];
  const foreign = new RegExp(`[${scripts.map((name) => `\\p{Script=${name}}`).join('')}]{2}`, 'u');
  const unsaid = Object.entries(tables).flatMap(([name, make]) =>
    make().rows.flatMap(({ cells, languages = {} }) =>
      Object.entries(cells).flatMap(([key, cell]) =>
        foreign.test(cell) && !languages[key] ? [`${name}: ${cell}`] : [],
      ),
    ),
  );
  const pages = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !translations.some((code) => file.startsWith(`${code}/`)))
    .filter((file) => foreign.test(readFileSync(join(root, 'content', file), 'utf8')));
  expect([...unsaid, ...pages]).toEqual([]);
});
