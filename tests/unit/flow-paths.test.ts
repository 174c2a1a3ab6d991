import { expect, test } from 'vitest';
import type { RecordedTurn } from '../../verification/flows/record-flows.ts';
import { after, recordings, triesOf, turnOf } from './flow-recordings.ts';

/** What pages say about paths, choices and failures, beside what the flow engine did. */
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
