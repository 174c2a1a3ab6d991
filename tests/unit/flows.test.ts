import { describe, expect, test } from 'vitest';
import { readSize, holds, operators } from '../../components/tools/condition-tester/condition.ts';
import { blocks } from '../../data/index.ts';
import { values, type ComparisonRecording } from '../../verification/flows/comparisons.ts';
import recordedComparisons from '../../verification/recordings/comparisons.json' with { type: 'json' };
import { after, code, recordings, rowsOf, turnOf } from './flow-recordings.ts';

/** The pages about blocks beside what the flow engine did with small flows: tables, facts and the condition tester. */
const comparisons: ComparisonRecording = recordedComparisons;

test('every block is recorded, except the one that the release no longer has', () => {
  const recorded = new Set(recordings.map(({ block }) => block));
  expect(blocks.blocks.map(({ key }) => key).filter((key) => !recorded.has(key))).toEqual(['integrations/zemantic-ai']);
});

test.each(operators)('the tester decides “%s” as the engine does', (operator) => {
  const decide = (value: (typeof values)[number], other: (typeof values)[number]): string => {
    try {
      return holds(operator, value, other) ? '1' : '0';
    } catch {
      return '!';
    }
  };
  expect(values.map((value) => values.map((other) => decide(value, other)).join(''))).toEqual(comparisons[operator]);
});

describe('answers that an input accepts', () => {
  const cases = [
    ['inputs/email', '| Typed | Result |', 'typed addresses', 0],
    ['inputs/website', '| Typed on the web | Result |', 'typed URLs', 0],
    ['inputs/phone-number', '| Default country | The visitor types | Stored |', undefined, 1],
  ] as const;
  const rows = cases.flatMap(([block, head, flow, column]) =>
    rowsOf(`blocks/${block}`, head).map((cells) => {
      const result = cells.at(-1) ?? '';
      return [block, flow ?? (cells[0] ?? '').replaceAll('**', ''), code(cells[column]), result] as const;
    }),
  );
  test.each(rows)('%s, %s: %s → %s', (block, flow, typed, result) => {
    const { stores, asks } = after(block, flow, typed);
    const isRefused = /asked again|refused/.test(result);
    expect(asks !== undefined).toBe(isRefused);
    // The web field adds the scheme; the engine stores what it gets.
    const stored = code(result).replace(block === 'inputs/website' ? /^https:\/\/(?=shop\.example\.com$)/ : /^$/, '');
    if (!isRefused) expect(stores?.['Answer']).toBe(stored || typed);
  });
});

test('the default retry message is what visitors read, or the setting says what they read instead', () => {
  const kinds = [
    ['inputs/email', 'typed addresses', 'mara@example'],
    ['inputs/website', 'typed URLs', 'shop'],
    ['inputs/phone-number', 'France', '01 23'],
  ] as const;
  for (const [key, flow, typed] of kinds) {
    const setting = blocks.blocks
      .find((block) => block.key === key)
      ?.settings.find(({ name }) => name === 'retryMessageContent');
    const [shown] = after(key, flow, typed).messages ?? [];
    const saysSo = setting?.meaning.includes(
      'Until you change it, visitors read the **Default invalid message reply**',
    );
    expect(saysSo ? 'Invalid message. Please, try again.' : setting?.default).toBe(shown);
  }
});

test.each(rowsOf('blocks/inputs/date', '| Format | Stored, for 5 March 2026, 14:30 | Good for |'))(
  'the date format %s stores %s',
  (format, stored) => {
    const { stores } = after('inputs/date', `format ${code(format)}`, '2026-03-05T14:30');
    expect(stores?.['Answer']).toBe(code(stored));
  },
);

test('the last day of a date input is refused without a time, and ends at its first minute with one', () => {
  const refused = (flow: string, day: string): boolean => after('inputs/date', flow, day).asks !== undefined;
  expect(['2026-02-28', '2026-03-01', '2026-03-30', '2026-03-31'].map((day) => refused('limits', day))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(['2026-03-31T00:00', '2026-03-31T00:01'].map((day) => refused('last day with a time', day))).toEqual([
    false,
    true,
  ]);
  expect(refused('empty limit', '2020-01-01')).toBe(false);
});

describe('Set variable', () => {
  const rows = rowsOf('blocks/logic/set-variable', '| Text you enter | Value that is stored |').flatMap(
    ([entered = '', stored = '']) =>
      [...entered.matchAll(/`([^`]+)`/g)].map(
        ([, text = '']) => [text, stored === 'the same text' ? text : code(stored)] as const,
      ),
  );
  test.each(rows)('the text %s is stored as %s', (text, stored) =>
    expect(turnOf('logic/set-variable', `text ${text}`).stores?.['Result']).toBe(stored),
  );
  const stored = (name: string): unknown => turnOf('logic/set-variable', name).stores?.['Result'];
  test('every value of the list is recorded', () => {
    const names = recordings.filter(({ block }) => block === 'logic/set-variable').map(({ name }) => name);
    const missing = blocks.setVariableValues.filter(
      ({ name }) => name !== 'Custom' && !names.some((one) => one.startsWith(`value ${name}`)),
    );
    expect(missing).toEqual([]);
  });
  test('lists', () => {
    expect(stored('value Append value(s) to nothing')).toEqual(['Lamp']);
    expect(stored('value Append value(s) to a text')).toEqual(['Shade', 'Lamp']);
    expect(turnOf('logic/set-variable', 'value Pop').stores).toEqual({ Item: 'Cable', Result: ['Lamp', 'Shade'] });
    expect(turnOf('logic/set-variable', 'value Shift').stores).toEqual({ Item: 'Lamp', Result: ['Shade', 'Cable'] });
    expect(stored('value Pop of a text')).toEqual([]);
    expect(stored('text {{Items}}')).toBe('["Lamp","Cable"]');
    expect(stored('code {{Items}}.slice()')).toEqual(['Lamp', 'Cable']);
  });
  test('what becomes text, and what stays text in code', () => {
    expect(['code 7.5', 'code true', 'code ({ a: 1 })'].map(stored)).toEqual(['7.5', 'true', '{"a":1}']);
    expect(['Score', 'Leading zero', 'With plus'].map((name) => stored(`code typeof {{${name}}}`))).toEqual([
      'number',
      'string',
      'string',
    ]);
    expect(stored('code {{Leading zero}} + 5')).toBe('0125');
    expect(stored('code {{Score}}.trim()')).toBe('10.trim()');
    expect(turnOf('logic/set-variable', 'code that fails').stores?.['Error']).toContain('window is not defined');
  });
});

test.each([
  ['variables', '| You write | Value | The visitor reads |'],
  ['blocks/bubbles/text', '| Write | The visitor reads |'],
])('what the visitor reads, in the table of %s', (page, head) => {
  for (const cells of rowsOf(page, head)) {
    const [message] = turnOf('bubbles/text', code(cells[0])).messages ?? [];
    expect(message).toBe((cells.at(-1) ?? '').replace(/ \(.*\)$/, ''));
  }
});

test('what an HTTP request stores, sends and refuses', () => {
  const { stores } = turnOf('integrations/webhook', 'what is stored');
  const names: Record<string, string> = {
    statusCode: 'Code',
    'data.status': 'Status',
    'data.delivery.day': 'Day',
    'data.items': 'Items',
    'data.items[0]': 'First',
    'data.items.length': 'Number',
  };
  for (const [path = '', gets = ''] of rowsOf('blocks/integrations/webhook', '| Data | The variable gets |')) {
    const value = stores?.[names[code(path)] ?? ''];
    expect(gets).toContain(Array.isArray(value) ? value.join(', ') : `\`${String(value)}\``);
  }
  const requestOf = (name: string): unknown =>
    (turnOf('integrations/webhook', name).actions?.[0] as { httpRequestToExecute?: unknown } | undefined)
      ?.httpRequestToExecute;
  expect(requestOf('GET with a body')).not.toHaveProperty('body');
  expect(requestOf('basic authentication')).toMatchObject({ headers: { Authorization: 'Basic dXNlcjpwYXNzd29yZA==' } });
  expect(requestOf('answers so far')).toMatchObject({ body: { City: 'Berlin' } });
  expect(requestOf('query, headers and custom body')).toMatchObject({
    url: 'https://shop.example.com/api/orders/AB 1042?name=Mara%20%22M%22%20Lind',
    headers: { 'X-Name': 'Mara "M" Lind' },
    body: { name: 'Mara "M" Lind' },
  });
  for (const { name, tries } of recordings.filter((one) => one.name.startsWith('refuses '))) {
    const [turn] = tries[0] ?? [];
    expect(turn?.logs?.[0], name).toContain('Security validation failed');
    expect(turn, name).toMatchObject({ messages: ['After'], stores: { Code: '400' } });
  }
});

test.each(rowsOf('blocks/logic/condition', '| Value | Read as |'))(
  '%s is compared as %s',
  (value = '', reading = '') => {
    const texts = value === 'an empty text' ? [''] : [...value.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    const as = /number(?!\.)/.test(reading.split('.')[0] ?? '')
      ? 'number'
      : reading.includes('date')
        ? 'date'
        : 'length';
    expect(texts.map((text) => readSize(text).as)).toEqual(texts.map(() => as));
  },
);
