import { blocks } from '../../../data/index.ts';
import { say, variableId, type FlowValue } from '../flow.ts';
import type { Scenario } from '../scenario.ts';
import { customValue } from './code-on-pages.ts';

const set = (
  name: string,
  options: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, FlowValue>> = {},
): Scenario => ({
  block: 'logic/set-variable',
  name,
  flow: {
    groups: {
      Start: [{ type: 'Set variable', options: { variableId: variableId('Result'), ...options } }, say('{{Result}}')],
    },
    variables: { Result: null, ...variables },
  },
});
const texts = [
  'Hello there',
  '5 apples',
  '12:30',
  '0612345678',
  '10-5',
  '2024-01-05',
  '+31612345678',
  '06-12345678',
  '1,5',
  '555-0100',
  '{{Items}}',
];
const code = [
  '"2024-01-05"',
  '{{Leading zero}} + 5',
  'Number({{Leading zero}}) + 5',
  'typeof {{Score}}',
  'typeof {{Leading zero}}',
  'typeof {{With plus}}',
  '"{{Name}} is here"',
  '{{Name}} + " is here"',
  '{{Score}}.trim()',
  '7.5',
  'true',
  '({ a: 1 })',
  'JSON.stringify({ a: 1 })',
  '["a", "b"]',
  'return 1; return 2',
  '{{Items}}',
];
const shop = { Score: '10', Name: 'Mara Lind', Items: ['Lamp', 'Cable'], 'Leading zero': '012', 'With plus': '+49' };
const list = { Result: ['Lamp', 'Shade', 'Cable'] };

export const setVariable: readonly Scenario[] = [
  ...texts.map((text) => customValue(`text ${text}`, text, false, shop)),
  ...code.map((text) => customValue(`code ${text}`, text, true, shop)),
  set(
    'code that fails',
    {
      type: 'Custom',
      expressionToEvaluate: 'window.location',
      isCode: true,
      saveErrorInVariableId: variableId('Error'),
    },
    { Error: null },
  ),
  set('code in the browser', {
    type: 'Custom',
    expressionToEvaluate: 'navigator.language',
    isCode: true,
    isExecutedOnClient: true,
  }),
  ...blocks.setVariableValues
    .filter(
      ({ name }) =>
        !['Custom', 'Append value(s)', 'Pop', 'Shift', 'Map item with same index', 'Transcript'].includes(name),
    )
    .map(({ name }) => set(`value ${name}`, { type: name }, { Result: 'before' })),
  set('value Now in a time zone', { type: 'Now', timeZone: 'Europe/Berlin' }),
  set('value Append value(s) to nothing', { type: 'Append value(s)', item: 'Lamp' }),
  set('value Append value(s) to a text', { type: 'Append value(s)', item: 'Lamp' }, { Result: 'Shade' }),
  set('value Append value(s) to a list', { type: 'Append value(s)', item: 'Lamp' }, { Result: ['Shade', 'Cable'] }),
  set('value Pop', { type: 'Pop', saveItemInVariableId: variableId('Item') }, { ...list, Item: null }),
  set('value Shift', { type: 'Shift', saveItemInVariableId: variableId('Item') }, { ...list, Item: null }),
  set('value Pop of a text', { type: 'Pop' }, { Result: 'Lamp' }),
  set('value Shift of a text', { type: 'Shift' }, { Result: 'Lamp' }),
  set(
    'value Map item with same index',
    {
      type: 'Map item with same index',
      mapListItemParams: {
        baseItemVariableId: variableId('Item'),
        baseListVariableId: variableId('Items'),
        targetListVariableId: variableId('Prices'),
      },
    },
    { Item: 'Cable', Items: ['Lamp', 'Cable'], Prices: ['89', '9'] },
  ),
  {
    block: 'logic/set-variable',
    name: 'value Transcript',
    flow: {
      groups: {
        Start: [
          say('What is your name?'),
          { type: 'text input', options: { variableId: variableId('Name') } },
          { type: 'Set variable', options: { variableId: variableId('Result'), type: 'Transcript' } },
          say('Done'),
        ],
      },
      variables: { Name: null, Result: null },
    },
    tries: [['Mara']],
  },
];
