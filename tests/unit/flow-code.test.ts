import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { customValue, filledIn, runFlowCode, type Variables } from './flow-engine.ts';

/** Code that pages about flows show, run as a flow runs it: what its variables become there differs from other JavaScript. */
const folder = resolve(import.meta.dirname, '../../content/product/ai-assistant/rule-based');
const page = (name: string): string => readFileSync(join(folder, `${name}.mdx`), 'utf8');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

const fence = (name: string, title: string): string => {
  const [, code] = new RegExp(`^\`\`\`js title="${title}".*\\n([\\s\\S]*?)^\`\`\``, 'm').exec(page(name)) ?? [];
  if (!code) throw new Error(`${name} has no code ${title}.`);
  return code;
};

/** Code in a sentence or a table, the variables that a visitor could have filled, and what the flow stores. */
const inline: Readonly<Record<string, readonly [Variables, unknown]>> = {
  'String({{Order number}}).trim().toUpperCase()': [{ 'Order number': ' ab-1042 ' }, 'AB-1042'],
  'String({{Order number}}).trim()': [{ 'Order number': '1042' }, '1042'],
  'String({{Order number}})': [{ 'Order number': '1042' }, '1042'],
  'String({{City}}).trim().toLowerCase()': [{ City: 'Berlin ' }, 'berlin'],
  'String({{Name}}).split(" ")[0]': [{ Name: 'Mara Example' }, 'Mara'],
  'String({{Code}}).toUpperCase()': [{ Code: 'x1' }, 'X1'],
  '{{Photos}}.split(", ")': [
    { Photos: 'https://a.example/1, https://a.example/2' },
    ['https://a.example/1', 'https://a.example/2'],
  ],
  '{{Photos}}.split(", ").length': [{ Photos: 'https://a.example/1, https://a.example/2' }, 2],
  '{{Stay}}.split(" to ")[0]': [{ Stay: '2026-03-01 to 2026-03-04' }, '2026-03-01'],
  'new Date({{Day}}).getUTCDay()': [{ Day: '2026-03-01' }, 0],
  '({{Quantity}} * 39).toFixed(2)': [{ Quantity: '3' }, '117.00'],
  'Number({{First}}) + Number({{Second}})': [{ First: '2', Second: '3' }, 5],
  'Number({{Total}} ?? 0) + Number({{Price}})': [{ Price: '7.5' }, 7.5],
  'Number({{Price}} ?? 0)': [{}, 0],
  'Number({{Tries}} ?? 0) + 1': [{ Tries: '1' }, 2],
  '{{Score}} + 5': [{ Score: '10' }, 15],
  'Math.round({{Score}} * 100 / {{Maximum}})': [{ Score: '2', Maximum: '3' }, 67],
  '{{Items}}.join(", ")': [{ Items: ['Lamp', 'Cable'] }, 'Lamp, Cable'],
  '{{Items}}.length': [{ Items: ['Lamp', 'Cable'] }, 2],
  'encodeURIComponent({{City}})': [{ City: 'Köln & Bonn' }, 'K%C3%B6ln%20%26%20Bonn'],
  '"https://shop.example.com/orders/?number=" + encodeURIComponent({{Order number}})': [
    { 'Order number': 'A 1' },
    'https://shop.example.com/orders/?number=A%201',
  ],
};

test.each(Object.entries(inline))('%s', async (code, [variables, stored]) =>
  expect(JSON.stringify(await customValue(code, variables))).toBe(JSON.stringify(stored)),
);

/** Code inside a text. */
const texts: Readonly<Record<string, readonly [Variables, string]>> = {
  '{{= Number({{Price}}).toFixed(2) =}}': [{ Price: '7.5' }, '7.50'],
  '{{= {{Items}}.join(" and ") =}}': [{ Items: ['Lamp', 'Cable'] }, 'Lamp and Cable'],
  '{{= {{List}}.join(", ") =}}': [{ List: ['Lamp', 'Cable'] }, 'Lamp, Cable'],
  '{{= {{List}}[0] =}}': [{ List: ['Lamp', 'Cable'] }, 'Lamp'],
  '{{= ({{Items}} ?? []).length =}}': [{}, '0'],
  '{{= String({{Name}} ?? "").toUpperCase() =}}': [{ Name: 'Mara' }, 'MARA'],
  'Hello {{= String({{Name}} ?? "").split(" ")[0] =}}!': [{ Name: 'Mara Example' }, 'Hello Mara!'],
  '{{= {{List}}.at(-1) =}}': [{ List: ['Lamp', 'Cable'] }, 'Cable'],
  'You chose {{= {{Items}}.length =}} items.': [{ Items: ['Lamp', 'Cable'] }, 'You chose 2 items.'],
  'https://shop.example.com/orders/?number={{= encodeURIComponent({{Order number}}) =}}': [
    { 'Order number': 'A 1' },
    'https://shop.example.com/orders/?number=A%201',
  ],
};

test.each(Object.entries(texts))('%s', (text, [variables, shown]) => expect(filledIn(text, variables)).toBe(shown));

test('each of them is on a page, and pages have no other code of one line', () => {
  const shown = pages.flatMap((text) =>
    [...text.matchAll(/`([^`\n]*\{\{[^`\n]*\}\}[^`\n]*)`/g)].map(([, code = '']) => code),
  );
  const known = [...Object.keys(inline), ...Object.keys(texts)];
  expect(known.filter((one) => !shown.includes(one))).toEqual([]);
  const isCode = (text: string): boolean => /\w\(\{\{|\}\}\.[a-z]|^\{\{= \w/.test(text);
  expect(shown.filter((one) => isCode(one) && !known.includes(one))).toEqual([]);
});

describe('Set variable, custom values as text', () => {
  const [, table = ''] =
    /\| Text you enter \| Value that is stored \|\n\|[-|]+\|\n([\s\S]*?)\n\n/.exec(page('blocks/logic/set-variable')) ??
    [];
  const rows = [...table.matchAll(/^\| (.*) \| (.*) \|$/gm)].flatMap(([, entered = '', stored = '']) =>
    [...entered.matchAll(/`([^`]+)`/g)].map(
      ([, text = '']) => [text, stored === 'the same text' ? text : stored.replaceAll('`', '')] as const,
    ),
  );
  test('the page has the table', () => expect(rows.length).toBeGreaterThan(5));
  test.each(rows)('%s is stored as %s', async (text, stored) => expect(String(await customValue(text))).toBe(stored));
});

test('the visitor’s name is escaped before it goes into HTML', async () => {
  const code = fence('blocks/integrations/email', 'Code of Safe name');
  expect(await customValue(code, { Name: '<a href="x">Mara & Co</a>' })).toBe(
    '&lt;a href=&quot;x&quot;&gt;Mara &amp; Co&lt;/a&gt;',
  );
  expect(await customValue(code, { Name: '42' })).toBe('42');
});

test('a URL gets its scheme only if it has none', async () => {
  const code = fence('blocks/inputs/website', 'Code of Shop URL');
  expect(await customValue(code, { 'Shop URL': 'shop.example.com' })).toBe('https://shop.example.com');
  expect(await customValue(code, { 'Shop URL': 'https://shop.example.com' })).toBe('https://shop.example.com');
});

describe('the script on the server', () => {
  const run = async (code: string, body: string) => {
    const [asked, stored]: [string[], Record<string, unknown>] = [[], {}];
    const work = runFlowCode(
      fence('blocks/logic/script', 'Script on the server'),
      { 'Postal code': code },
      {
        fetch: (url: string) => (asked.push(url), Promise.resolve(body)),
        setVariable: (name: string, value: unknown) => (stored[name] = value),
      },
    );
    return { asked, stored, error: await work.then(() => undefined, String) };
  };
  test.each(['10115', '01067'])('asks the shop for the slots of %s', async (code) => {
    const { asked, stored } = await run(code, '{"slots":["Thu 9 to 12"]}');
    expect({ asked, stored }).toEqual({
      asked: [`https://shop.example.com/api/slots?code=${code}`],
      stored: { Slots: ['Thu 9 to 12'] },
    });
  });
  test.each(['', 'Berlin', '10115&x=1'])('asks nothing for “%s”', async (code) =>
    expect((await run(code, '')).asked).toEqual([]),
  );
  test.each(['{}', '{"slots":[]}'])('stores nothing for %s', async (body) =>
    expect((await run('10115', body)).stored).toEqual({}),
  );
  test('fails if the service sends anything but JSON', async () =>
    expect((await run('10115', 'oops')).error).toMatch('SyntaxError'));
});
