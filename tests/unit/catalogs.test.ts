import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';
import { availability } from '../../config/availability.ts';
import forms from '../../engine/model/english/forms.json' with { type: 'json' };
import frame from '../../engine/model/english/frame.json' with { type: 'json' };
import generated from '../../engine/model/english/generated.json' with { type: 'json' };
import search from '../../engine/model/english/search.json' with { type: 'json' };
import type { PluralForms } from '../../engine/model/strings.ts';
import { catalogSchema } from '../../engine/model/locale-schema.ts';
import { withoutNames } from '../../scripts/translations.ts';

/** The catalogs of `locales/` are complete, and their texts have the braces and the plural forms that they need. */
const root = resolve(import.meta.dirname, '../..');
const english: Readonly<Record<string, string>> = { ...frame, ...forms, ...search, ...generated };
const catalogs = readdirSync(join(root, 'locales')).map((file) => {
  const catalog = catalogSchema.parse(JSON.parse(readFileSync(join(root, 'locales', file), 'utf8')));
  return [file.replace('.json', ''), catalog] as const;
});
type Source = { readonly source: string; readonly lang: 'ts' | 'tsx' };
const bracesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** The literals that a program passes to a function as the first argument, and those that an expression there chooses from. */
function textsGivenTo(name: string, { source, lang }: Source): string[] {
  const texts: string[] = [];
  type Node = Record<string, unknown>;
  const literals = (node: Node): void => {
    if (node['type'] === 'Literal' && typeof node['value'] === 'string') texts.push(node['value']);
    if (node['type'] === 'ConditionalExpression')
      [node['consequent'], node['alternate']].forEach((one) => literals(one as Node));
    if (node['type'] === 'ObjectExpression')
      for (const { key, value } of node['properties'] as { key: Node; value: Node }[])
        if (key['name'] === 'other') literals(value);
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: given } = node as { type?: string; callee?: Node; arguments?: Node[] };
    const called = (callee?.['property'] as Node | undefined)?.['name'] ?? callee?.['name'];
    if (type === 'CallExpression' && called === name && given?.[0]) literals(given[0]);
    Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang }));
  return texts;
}

const sourcesIn = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$|(?<!\.test|\.d)\.ts$/.test(file))
    .map((file) => ({
      source: readFileSync(join(root, folder, file), 'utf8'),
      lang: file.endsWith('x') ? 'tsx' : 'ts',
    }));

describe.each(catalogs)('%s', (code, { strings, words, names, tools }) => {
  test('has every text of the frame, forms, the search and generated pages', () => {
    expect(Object.keys(english).filter((key) => strings[key as keyof typeof strings] === undefined)).toEqual([]);
  });

  test('has every text that a component asks for', () => {
    const asked = ['engine/components', 'engine/compile', 'components'].flatMap(sourcesIn);
    const texts = new Set(asked.flatMap((source) => textsGivenTo('translate', source)));
    expect(texts.size).toBeGreaterThan(8);
    expect([...texts].filter((text) => !Object.hasOwn(words, text))).toEqual([]);
  });

  test('has every text of every tool, and no other', () => {
    const folders = readdirSync(join(root, 'components/tools'), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    const folderOf = (tool: string): string =>
      tool === 'shared' ? '' : tool.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    for (const { name } of folders) {
      const tool = Object.keys(tools).find((key) => folderOf(key) === name);
      const known = { ...tools['shared'], ...(tool ? tools[tool] : {}) };
      const texts = sourcesIn(`components/tools/${name}`).flatMap((source) => textsGivenTo('t', source));
      expect(
        texts.filter((text) => !Object.hasOwn(known, text)),
        name,
      ).toEqual([]);
    }
    for (const [tool, texts] of Object.entries(tools)) {
      const source = sourcesIn(`components/tools/${folderOf(tool)}`)
        .map((file) => file.source)
        .join('\n')
        .replaceAll("\\'", "'");
      expect(
        Object.keys(texts).filter((text) => !source.includes(text)),
        tool,
      ).toEqual([]);
    }
  });

  test('has names for all that a platform can lack, if it has pages, and no others', () => {
    if (existsSync(join(root, 'content', code))) expect(withoutNames({ names })).toEqual([]);
    const values = Object.values(availability).flatMap((kind) => Object.values(kind.values));
    const allowed = new Set(values.flatMap((value) => value.names ?? []));
    expect(Object.keys(names).filter((name) => !allowed.has(name))).toEqual([]);
  });

  const pairs: (readonly [string, string | PluralForms])[] = [
    ...Object.entries(strings).map(([key, text]) => [english[key] as string, text] as const),
    ...[words, ...Object.values(tools)].flatMap((texts) => Object.entries(texts)),
  ];

  test('keeps the braces of each text', () => {
    // The English text is what a library says.
    const whole = pairs.filter(([text, translation]) => typeof translation === 'string' && text !== '{detail}');
    expect(whole.filter(([text, translation]) => `${bracesOf(text)}` !== `${bracesOf(translation as string)}`)).toEqual(
      [],
    );
  });

  test('has exactly the plural forms of the language for each text with a count', () => {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    for (const [text, translation] of pairs) {
      if (!text.includes('{count}')) expect(translation, text).toBeTypeOf('string');
      else expect(Object.keys(translation).toSorted(), text).toEqual(categories);
    }
  });
});
