import vocabulary from '../writing/vocabulary.json' with { type: 'json' };
import { withoutUpstreamNames } from '../writing/upstream-names.ts';
import { describe, expect, test } from 'vitest';
import { availabilitySchema } from '../engine/model/availability.ts';
import { brandTokens, tokensIn } from '../engine/model/brand-tokens.ts';
import { limitWords } from '../layers/with-offers.ts';
import { buildTable, formTable, referenceTable } from './tables/build-table.ts';
import { code, codeList, defaultCell, rowKey, typeCell } from './tables/cells.ts';
import { automations } from './index.ts';
import { availability } from '../config/availability.ts';
import { placeholders } from '../config/placeholders.ts';
import { factTexts } from './fact-texts.ts';
import { tables } from './tables.ts';

const tokens = {
  ...brandTokens({
    name: 'Acme Chat',
    slug: 'acme',
    appUrl: 'https://app.example.com',
    words: { 'assistant-menu': 'Helper' },
  }),
  ...limitWords(availabilitySchema.parse(availability)),
};
const made = Object.entries(tables).map(([name, make]) => [name, make()] as const);
const names = made.map(([name]) => name);
/** Brand words that only the site owner may set. */
const optional =
  /%(repo-url|mobile-repo-url|ios-app-url|android-app-url|translation-url|api-reference-url|feedback-url|changelog-url|status-url|security-email|conduct-email|support-email)%/;

test.each(made)('%s is a table that can be drawn', (_, table) => {
  const columns = table.columns.map((column) => column.key);
  const rows = table.rows.map((row) => row.key);

  expect(columns[0]).toBe('name');
  expect(new Set(columns).size).toBe(columns.length);
  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.filter((key, index) => rows.indexOf(key) !== index),
    'row keys are unique',
  ).toEqual([]);
  expect(
    rows.filter((key) => !/^[\p{L}\p{N}_][\p{L}\p{N}_./-]*$/u.test(key)),
    'row keys can stand in an address',
  ).toEqual([]);
  for (const row of table.rows) expect(Object.keys(row.cells)).toEqual(columns);

  for (const { value } of factTexts(table.rows.map((row) => row.cells))) {
    expect(value, 'a cell is one line').toMatch(/^\S([^\n]*\S)?$/);
    expect([...value.matchAll(/`/g)].length % 2, `code is closed: ${value}`).toBe(0);
    expect([...value.matchAll(/\*\*/g)].length % 2, `bold is closed: ${value}`).toBe(0);
    expect(
      tokensIn(value).filter((name) => name.includes('-') && !Object.hasOwn(tokens, name)),
      value,
    ).toEqual([]);
    expect(value).not.toMatch(optional);
    expect(value).not.toMatch(/undefined|\[object|NaN/);
  }
});

const withoutNames = withoutUpstreamNames(vocabulary.upstreamNames.map(({ name }) => name));

test('no cell names another product as ours', () => {
  const cells = made.flatMap(([name, table]) =>
    factTexts(table)
      .filter(({ key }) => key !== 'key')
      .map(({ value }) => `${name}: ${value}`),
  );
  expect(
    cells.filter((cell) =>
      /chatwoot|typebot|hoory/i.test(withoutNames(cell).replace(/(^block\.logic)?\/hoorybot-link\b/g, '')),
    ),
  ).toEqual([]);
});

test('every placeholder is known to the site', () => {
  const used = new Set(
    made.flatMap(([, table]) =>
      factTexts(table).flatMap(({ value }) =>
        [...value.matchAll(/<([A-Z][A-Z0-9_]*)>/g)].map((match) => match[1] as string),
      ),
    ),
  );
  expect([...used].filter((name) => !(name in placeholders))).toEqual([]);
});

describe('names pages rely on', () => {
  test.each([
    'widget.settings',
    'widget.methods',
    'widget.events',
    'widget.user',
    'widget.cookies',
    'widget.react-native-props',
    'channel.website.fields',
    'channel.line.limits',
    'channel.line.features',
    'channel.line.callbacks',
    'channels.features',
    'block.inputs/buttons.settings',
    'block.logic/hoorybot-link.settings',
    'blocks.all',
    'conditions.operators',
    'webhooks.events',
    'webhooks.headers',
    'websocket.events',
    'payload.message',
    'api.create-contact.parameters',
    'api.create-contact.body',
    'api.client.create-message.body',
    'api.calls.client',
    'filters.conversations',
    'automations.conditions',
    'macros.actions',
    'campaigns.url-patterns',
    'shortcuts',
    'environment.core',
    'languages',
    'glossary',
    'limits.requests',
    'reports.metrics',
    'roles.abilities',
  ])('%s', (name) => expect(names).toContain(name));

  test('a condition of automations has the same operators in every event', () => {
    const operators: Record<string, string> = {};
    for (const { conditions } of automations.events) {
      for (const condition of conditions) {
        const list = condition.operators.join();
        expect(operators[condition.key] ?? list, condition.key).toBe(list);
        operators[condition.key] = list;
      }
    }
  });

  test('every block has a table of settings, every channel one of fields', () => {
    expect(names.filter((name) => /^block\..*\.settings$/.test(name))).toHaveLength(34);
    expect(names.filter((name) => /^channel\..*\.fields$/.test(name))).toHaveLength(19);
  });
});

describe('cells', () => {
  test('code is fenced, also around a backtick', () => {
    expect(code('a|b')).toBe('`a|b`');
    expect(code('a`b')).toBe('`` a`b ``');
    expect(codeList(['a', 'b', 'c'])).toBe('`a`, `b` or `c`');
  });

  test('a default is a literal as code, words as they are, or says that there is none', () => {
    expect(defaultCell({ default: false })).toBe('`false`');
    expect(defaultCell({ default: '' })).toBe('`""`');
    expect(defaultCell({ default: null })).toBe('none');
    expect(defaultCell({ default: null, required: true })).toBe('required');
    expect(defaultCell({ defaultNote: 'the language of the account' })).toBe('the language of the account');
  });

  test('a type is code, unless it is words or a list of values', () => {
    expect(typeCell({ type: 'string | null' })).toBe('`string | null`');
    expect(typeCell({ type: 'object: the message' })).toBe('object: the message');
    expect(typeCell({ type: 'string', values: ['left', 'right'] })).toBe('`left` or `right`');
  });

  test('a row is named without brand words and placeholders', () => {
    expect(rowKey('%slug%:on-message')).toBe('on-message');
    expect(rowKey('cw_user_<websiteToken>')).toBe('cw_user');
    expect(rowKey('X-%Slug%-Signature')).toBe('X-Signature');
  });
});

describe('tables', () => {
  const facts = [
    {
      name: 'isLong',
      label: 'Long text',
      type: 'switch',
      default: false,
      since: '4.4.0',
      meaning: 'Allows several lines.',
    },
  ];

  test('reference: name, type, default, meaning', () => {
    const table = referenceTable(facts);
    expect(table.columns.map(({ label }) => label)).toEqual(['Name', 'Type', 'Default', 'Meaning']);
    expect(table.rows[0]?.cells).toEqual({
      name: '`isLong`',
      type: '`switch`',
      default: '`false`',
      meaning: 'Allows several lines. Since release 4.4.0.',
    });
  });

  test('form: label, kind of field, a switch is off or on', () => {
    expect(formTable(facts).rows[0]?.cells).toMatchObject({ name: '**Long text**', type: 'switch', default: 'off' });
  });

  test('rows are named by the function given', () => {
    expect(
      buildTable([{ id: 'a' }], { name: { label: 'Name', cell: (item) => item.id } }, (item) => item.id).rows,
    ).toEqual([{ key: 'a', cells: { name: 'a' } }]);
  });
});
