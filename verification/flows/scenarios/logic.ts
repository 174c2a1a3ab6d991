import { say, variableId, when, type BlockOfFlow, type FlowValue } from '../flow.ts';
import type { Scenario } from '../scenario.ts';

const logicFlow = (
  block: string,
  name: string,
  blocks: readonly BlockOfFlow[],
  rest: Readonly<Record<string, readonly BlockOfFlow[]>> = {},
  variables: Readonly<Record<string, FlowValue>> = {},
  more: Partial<Scenario> = {},
): Scenario => ({ block, name, flow: { groups: { Start: blocks, ...rest }, variables }, ...more });

const script = (content: string, isExecutedOnClient = false): BlockOfFlow => ({
  type: 'Code',
  options: { content, isExecutedOnClient },
});
const wait = (secondsToWaitFor: string, shouldPause = false): BlockOfFlow => ({
  type: 'Wait',
  options: { secondsToWaitFor, shouldPause },
});
const redirect = (url: string, isNewTab?: boolean): BlockOfFlow => ({
  type: 'Redirect',
  options: { url, ...(isNewTab === undefined ? {} : { isNewTab }) },
});
const test = (aPercent: number | undefined): BlockOfFlow => ({
  type: 'AB test',
  options: aPercent === undefined ? {} : { aPercent },
  items: [
    { path: 'a', to: 'A' },
    { path: 'b', to: 'B' },
  ],
});
const sides = { A: [say('Path A')], B: [say('Path B')] };
const scripts = [
  `setVariable('Result', {{Name}} + '!')`,
  `setVariable('No such variable', 'x')`,
  `setVariable('Result', ['a', 'b'])`,
  'setVariable("Result", typeof console)',
  'setTimeout(() => 1, 1)',
  'window.location',
  `await import('node:fs')`,
  'const body = await fetch("https://shop.example.invalid/"); setVariable("Result", typeof body)',
  'const body = await fetch("http://192.168.0.1/"); setVariable("Result", typeof body)',
  'while (true) {}',
];

const link = (
  name: string,
  options: Readonly<Record<string, unknown>>,
  linked: NonNullable<Scenario['linked']> = {},
): Scenario =>
  logicFlow(
    'logic/hoorybot-link',
    name,
    [{ type: 'Typebot link', options }, say('Back: {{Email}}, {{Own}}')],
    { Part: [say('In the part')] },
    { Email: 'mara@example.com', Own: 'own' },
    { linked, tries: [['new@example.com']] },
  );
const details = {
  details: {
    groups: {
      Start: [
        say('Linked: {{Email}}, {{Other}}'),
        { type: 'text input', options: { variableId: variableId('Email') } },
        say('Thanks'),
      ],
    },
    variables: { Email: null, Other: 'default of the linked flow' },
  },
} as const;

export const logic: readonly Scenario[] = [
  logicFlow(
    'logic/condition',
    'the first item that is true',
    [
      {
        type: 'Condition',
        items: [
          { content: { comparisons: [] }, to: 'Never' },
          when('City', 'Contains', 'BERLIN ', 'First'),
          when('City', 'Is set', undefined, 'Second'),
        ],
      },
      say('Else'),
    ],
    { Never: [say('Never')], First: [say('First')], Second: [say('Second')] },
    { City: 'in berlin' },
  ),
  logicFlow(
    'logic/condition',
    'no item is true',
    [{ type: 'Condition', items: [when('City', 'Equal to', 'berlin', 'First')] }, say('Else')],
    { First: [say('First')] },
    { City: 'Berlin' },
  ),
  logicFlow(
    'logic/condition',
    'a true item without a line',
    [{ type: 'Condition', items: [when('City', 'Is set', undefined)] }, say('Else')],
    {},
    { City: 'Berlin' },
  ),
  ...(['AND', 'OR'] as const).map((logicalOperator) =>
    logicFlow(
      'logic/condition',
      `two comparisons with ${logicalOperator}`,
      [
        {
          type: 'Condition',
          items: [
            {
              content: {
                logicalOperator,
                comparisons: [
                  { id: 'a', variableId: variableId('City'), comparisonOperator: 'Equal to', value: 'Berlin' },
                  { id: 'b', variableId: variableId('City'), comparisonOperator: 'Equal to', value: 'Rome' },
                ],
              },
              to: 'Yes',
            },
          ],
        },
        say('Else'),
      ],
      { Yes: [say('True')] },
      { City: 'Berlin' },
    ),
  ),
  ...[
    'shop.example.com',
    'http://shop.example.com',
    'mailto:orders@example.com',
    'tel:+4930123456',
    'sms:+4930123456',
    '{{URL}}',
  ].map((url) =>
    logicFlow('logic/redirect', url, [redirect(url), say('After')], {}, { URL: 'https://shop.example.com/?a b' }),
  ),
  logicFlow('logic/redirect', 'another tab', [redirect('https://shop.example.com', true)]),
  ...scripts.map((content) =>
    logicFlow('logic/script', content, [script(content), say('{{Result}}')], {}, { Result: null, Name: 'Mara' }),
  ),
  logicFlow('logic/script', 'in the browser', [script(`alert({{Name}})`, true), say('After')], {}, { Name: 'Mara' }),
  logicFlow('logic/script', 'by default', [{ type: 'Code', options: { content: 'alert(1)' } }, say('After')]),
  logicFlow('logic/wait', '1 second', [say('Before'), wait('1'), say('After')]),
  logicFlow('logic/wait', 'half a second', [wait('0.5')]),
  logicFlow('logic/wait', 'from a variable', [wait('{{Seconds}}')], {}, { Seconds: '2' }),
  logicFlow('logic/wait', 'pause', [say('Before'), wait('1', true), say('After')], {}, {}, { tries: [[null]] }),
  logicFlow('logic/wait', 'not a number', [wait('two seconds'), say('After')]),
  logicFlow('logic/wait', 'a number with a unit', [wait('2 seconds'), say('After')]),
  link('merge answers', { typebotId: 'details', mergeResults: true }, details),
  link('without merging', { typebotId: 'details', mergeResults: false }, details),
  link('by default', { typebotId: 'details' }, details),
  link('a flow that is gone', { typebotId: 'gone' }),
  link('no flow chosen', {}),
  link('the same flow', { typebotId: 'current', groupId: 'Part' }),
  logicFlow('logic/jump', 'a group', [{ type: 'Jump', options: { groupId: 'There' } }, say('Never')], {
    There: [say('There')],
  }),
  logicFlow('logic/jump', 'a block', [{ type: 'Jump', options: { groupId: 'There', blockId: 'There1' } }], {
    There: [say('Greeting'), say('Question')],
  }),
  logicFlow(
    'logic/jump',
    'a title in a variable',
    [{ type: 'Jump', options: { groupId: '{{Place}}' } }],
    { There: [say('There')] },
    { Place: 'There' },
  ),
  logicFlow('logic/jump', 'a group that is gone', [{ type: 'Jump', options: { groupId: 'Gone' } }, say('After')]),
  logicFlow('logic/jump', 'no group', [{ type: 'Jump', options: {} }, say('After')]),
  ...[0, 20, 50, 100, undefined].flatMap((percent) =>
    [0, 0.19, 0.2, 0.49, 0.5, 0.99].map((random) =>
      logicFlow(
        'logic/abTest',
        `${percent ?? 'default'} percent, random number ${random}`,
        [test(percent)],
        sides,
        {},
        { random },
      ),
    ),
  ),
  logicFlow(
    'logic/abTest',
    'no line leaves A',
    [{ type: 'AB test', options: { aPercent: 100 }, items: [{ path: 'a' }, { path: 'b', to: 'B' }] }],
    sides,
  ),
];
