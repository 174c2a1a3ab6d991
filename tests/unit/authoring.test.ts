import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { components } from '../../components/registry.ts';
import { pageTypes } from '../../config/page-types.ts';
import type { MdxComponent } from '../../engine/components/define.ts';
import { Registry } from '../../engine/components/registry.ts';
import { frontMatterSchema } from '../../engine/model/front-matter-schema.ts';
import { generalPageTypes, type PageTypes } from '../../engine/model/page-type.ts';

const text = readFileSync(join(import.meta.dirname, '../../AUTHORING.md'), 'utf8');
const types: PageTypes = { ...generalPageTypes, ...pageTypes };
const registry = new Registry(components);
await Promise.all(registry.names.map((name) => registry.load(name)));

/** Rows, as cells, of the table whose head begins with a word. A pipe inside code would be escaped. */
function rowsUnder(head: string): string[][] {
  const tables = text.split(/\n\n/).filter((block) => block.startsWith(`| ${head} |`));
  return tables.flatMap((table) =>
    table
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}
const codeIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);

describe('components', () => {
  const rows = ['component', 'screen', 'tool'].flatMap(rowsUnder).map((cells) => ({
    names: codeIn(cells[0] ?? '').map((code) => code.slice(1, -1)),
    children: cells.length === 3 && cells[1] ? cells[1] : '',
    props: codeIn(cells.at(-1) ?? '').flatMap((code) => /^(\w+\??)(?:=|$)/.exec(code)?.[1] ?? []),
  }));
  const documented = rows.flatMap(({ names }) => names);
  const screens = new Set(rowsUnder('screen').map(([name = '']) => name.slice(2, -2)));

  test('each is documented once, and nothing else is', () => {
    expect(documented.toSorted()).toEqual(registry.names.toSorted());
  });

  test.each(rows.flatMap(({ names, props }) => names.map((name) => [name, props] as const)))(
    '%s has the props it is said to have',
    (name, props) => {
      const own = propsOf(registry.get(name) as MdxComponent).filter(
        (prop) => !(screens.has(name) && /^(alt|caption\?)$/.test(prop)),
      );
      expect(props.toSorted()).toEqual(own.toSorted());
    },
  );

  test.each(
    rowsUnder('component').flatMap(([name = '', children = '']) => codeIn(name).map((code) => [code, children])),
  )('%s takes the children it is said to take', (code, children) => {
    const { children: own, place } = registry.get((code as string).slice(1, -1)) as MdxComponent;
    const [said = '', where = 'block'] = (children as string).split('; ');
    expect(where).toBe(place);
    if (typeof own !== 'string') expect(codeIn(said).map((child) => child.slice(1, -1))).toEqual(own);
    else expect(own === 'blocks' ? said.replace(/^one .*list$/, 'blocks') : said).toBe(own);
  });
});

type Schema = { safeParse(value: unknown): { success: boolean } };
type PropsSchema = { readonly shape?: Record<string, Schema>; readonly in?: PropsSchema };

/** Names of a component's props, each followed by a question mark when it can be left out. */
function propsOf({ props }: MdxComponent): string[] {
  const shapeOf = (schema: PropsSchema): Record<string, Schema> =>
    schema.shape ?? (schema.in ? shapeOf(schema.in) : {});
  return Object.entries(shapeOf(props as unknown as PropsSchema)).map(([name, schema]) =>
    schema.safeParse(undefined).success ? `${name}?` : name,
  );
}

test('page types have the headings that they are checked for', () => {
  const said = rowsUnder('type').map(([type, headings]) => [type, headings]);
  const checked = Object.entries(types).map(([name, { headings }]) => [`\`${name}\``, headings?.join(' → ') ?? 'none']);
  expect(said).toEqual(checked);
});

test('front matter has the keys that are checked', () => {
  const keys = Object.values(types).flatMap((type) => frontMatterSchema(type, {}).keys);
  expect(
    rowsUnder('key')
      .flatMap(([key = '']) => codeIn(key))
      .toSorted(),
  ).toEqual([...new Set(keys)].toSorted());
});
