import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSize, holds, operators } from '../../components/tools/condition-tester/condition.ts';
import { blocks } from '../../data/index.ts';
import { values, type ComparisonRecording } from '../../verification/flows/comparisons.ts';
import type { FlowRecording, RecordedTurn } from '../../verification/flows/record-flows.ts';
import recordedComparisons from '../../verification/recordings/comparisons.json' with { type: 'json' };
import recordedFlows from '../../verification/recordings/flows.json' with { type: 'json' };

/** The pages about blocks beside what the flow engine did with small flows. */
const recordings = recordedFlows as unknown as readonly FlowRecording[];
const comparisons: ComparisonRecording = recordedComparisons;
const folder = join(import.meta.dirname, '../../content/product/ai-assistant/rule-based');

/** The tries of a recorded flow. */
function triesOf(block: string, name: string): FlowRecording['tries'] {
  const recording = recordings.find((one) => one.block === block && one.name === name);
  if (!recording)
    throw new Error(`No flow “${name}” of ${block} is recorded: add it to verification/flows/scenarios/.`);
  return recording.tries;
}
/** The last turn of the only try. */
const turnOf = (block: string, name: string): RecordedTurn => triesOf(block, name)[0]?.at(-1) ?? {};
/** What happened after the visitor sent `text` first. */
function after(block: string, name: string, text: string): RecordedTurn {
  const turn = triesOf(block, name).find(([, reply]) => reply?.sent === text)?.[1];
  if (!turn)
    throw new Error(
      `“${text}” is not sent in the flow “${name}” of ${block}: add it to verification/flows/scenarios/.`,
    );
  return turn;
}

/** The rows below the head `head` in a page's table, as cells. */
function rowsOf(page: string, head: string): string[][] {
  const text = readFileSync(join(folder, `${page}.mdx`), 'utf8');
  const [, body = ''] = text.split(`${head}\n`);
  const rows = body.split('\n\n')[0]?.split('\n').slice(1) ?? [];
  if (rows.length === 0) throw new Error(`content/product/ai-assistant/rule-based/${page}.mdx has no table ${head}`);
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const code = (cell = ''): string => /`([^`]+)`/.exec(cell)?.[1] ?? '';

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

test('logic: paths, jumps, links, waits, scripts and tests', () => {
  const says = (block: string, name: string): unknown => turnOf(`logic/${block}`, name).messages ?? [];
  expect(says('condition', 'the first item that is true')).toEqual(['First']);
  expect(says('condition', 'no item is true')).toEqual(['Else']);
  expect(says('condition', 'a true item without a line')).toEqual([]);
  expect(says('jump', 'a block')).toEqual(['Question']);
  expect(says('jump', 'a title in a variable')).toEqual(['There']);
  expect(says('jump', 'a group that is gone')).toEqual([]);
  expect(says('hoorybot-link', 'merge answers')).toContain('Back: new@example.com, own');
  expect(says('hoorybot-link', 'by default')).toContain('Back: mara@example.com, own');
  expect(says('hoorybot-link', 'a flow that is gone')).toEqual(['Back: mara@example.com, own']);
  expect(turnOf('logic/wait', 'not a number').actions).toBeUndefined();
  expect(turnOf('logic/wait', 'a number with a unit').actions).toMatchObject([{ wait: { secondsToWaitFor: 2 } }]);
  expect(triesOf('logic/wait', 'pause')[0]?.map(({ messages }) => messages)).toEqual([['Before'], ['After']]);
  for (const failing of ['setTimeout(() => 1, 1)', 'window.location', "await import('node:fs')", 'while (true) {}']) {
    expect(turnOf('logic/script', failing).logs, failing).toHaveLength(1);
  }
  expect(turnOf('logic/script', 'setVariable("Result", typeof console)').logs).toBeUndefined();
  const redirect = (url: string): unknown => turnOf('logic/redirect', url).actions;
  expect(redirect('shop.example.com')).toMatchObject([{ redirect: { url: 'https://shop.example.com' } }]);
  expect(redirect('mailto:orders@example.com')).toMatchObject([{ redirect: { url: 'mailto:orders@example.com' } }]);
  for (const { name, tries } of recordings.filter((one) => one.name.includes('random number'))) {
    const [, percent = '', random = ''] = /^(\w+) percent, random number (.+)$/.exec(name) ?? [];
    const isA = Number(random) * 100 < (percent === 'default' ? 50 : Number(percent));
    expect(tries[0]?.[0]?.messages, name).toEqual([isA ? 'Path A' : 'Path B']);
  }
});

test('choices: labels, internal values, numbers and hidden buttons', () => {
  const stored = (block: string, flow: string, text: string): unknown =>
    after(`inputs/${block}`, flow, text).stores?.['Answer'] ?? null;
  const single = ['My order', 'A return', 'return', 'my order', '1'].map((text) =>
    stored('buttons', 'single choice', text),
  );
  expect(single).toEqual(['My order', 'return', 'return', null, null]);
  const multiple = ['Cable, Lamp', '1, 3', 'C-1', 'Sofa'].map((text) => stored('buttons', 'multiple choice', text));
  expect(multiple).toEqual(['Lamp, C-1', 'Lamp, C-1', 'C-1', null]);
  expect(stored('buttons', 'display condition', 'Members')).toBe(null);
  const pictures = ['Aurora', 'Pico', 'Start0item2', 'Start0item3'].map((text) =>
    stored('picture-choice', 'single choice', text),
  );
  expect(pictures).toEqual(['A-1', 'Pico', null, 'https://shop.example.com/i/nova.jpg']);
});

test('numbers, ratings and files', () => {
  const stored = (block: string, flow: string, text: string): unknown =>
    after(`inputs/${block}`, flow, text).stores?.['Answer'] ?? null;
  const typed = ['12,5', '1.000', '12 lamps', '007', 'lamps 12'].map((text) => stored('number', 'typed forms', text));
  expect(typed).toEqual(['12.5', '1', '12', '007', null]);
  expect(stored('number', 'a limit of 0', '-4')).toBe('-4');
  expect(stored('number', 'step', '7')).toBe('7');
  expect(['0', '-1', '6', 'great'].map((text) => stored('rating', 'numbers to 5', text))).toEqual([
    '0',
    '-1',
    null,
    null,
  ]);
  const files = 'https://storage.example.com/a.pdf, https://storage.example.com/b.docx';
  expect(stored('file-upload', 'several files', files)).toBe(files);
});

test('integrations that fail don’t stop the flow, and a test sends nothing', () => {
  const block = (name: string, flow: string): RecordedTurn => turnOf(`integrations/${name}`, flow);
  for (const [name, flow] of [
    ['email', 'in a test'],
    ['email', '1 for a visitor'],
    ['ga', 'in a test'],
    ['pixel', 'in a test'],
    ['google-sheets', 'without an account'],
    ['openai', 'without an account'],
    ['zapier', 'a failed call'],
    ['make-com', 'a failed call'],
    ['pabbly', 'a failed call'],
  ] as const) {
    expect(block(name, flow).messages, `${name}, ${flow}`).toEqual(['After']);
    expect(block(name, flow).logs, `${name}, ${flow}`).toHaveLength(1);
  }
  expect(block('email', '6 for a visitor').error).toBe('Attempt to send more than 5 emails');
  expect(block('email', 'the same one twice').logs?.[1]).toContain('Attempt to send the same email twice');
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
