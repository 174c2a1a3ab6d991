import { say, variableId, when, type BlockOfFlow, type FlowValue } from '../flow.ts';
import type { Scenario } from '../scenario.ts';

type Items = NonNullable<BlockOfFlow['items']>;

const choose = (
  block: string,
  name: string,
  items: Items,
  options: Readonly<Record<string, unknown>>,
  typed: readonly string[],
  variables: Readonly<Record<string, FlowValue>> = {},
): Scenario => ({
  block,
  name,
  flow: {
    groups: {
      Start: [
        {
          type: block === 'inputs/buttons' ? 'choice input' : 'picture choice input',
          items,
          options: { variableId: variableId('Answer'), ...options },
          to: 'Default',
        },
      ],
      Default: [say('Default path, {{Answer}}')],
      Own: [say('Own path, {{Answer}}')],
    },
    variables: { Answer: null, ...variables },
  },
  tries: typed.map((text) => [text]),
});

const buttons: Items = [
  { content: 'My order', to: 'Own' },
  { content: 'A return', value: 'return' },
  { content: 'Something else' },
];
const goods: Items = [{ content: 'Lamp' }, { content: 'Shade' }, { content: 'Cable', value: 'C-1' }];
const pictures: Items = [
  { title: 'Aurora', pictureSrc: 'https://shop.example.com/i/aurora.jpg', value: 'A-1', to: 'Own' },
  { title: 'Pico', pictureSrc: 'https://shop.example.com/i/pico.jpg' },
  { pictureSrc: 'https://shop.example.com/i/lumen.jpg' },
  { pictureSrc: 'https://shop.example.com/i/nova.jpg', title: '' },
];
const hidden = (variable: string): object => ({
  displayCondition: { isEnabled: true, condition: when(variable, 'Equal to', 'yes')['content'] },
});

export const choices: readonly Scenario[] = [
  choose('inputs/buttons', 'single choice', buttons, {}, [
    'My order',
    'A return',
    'return',
    'Something else',
    'my order',
    '1',
    'Help',
  ]),
  choose('inputs/buttons', 'multiple choice', goods, { isMultipleChoice: true }, [
    'Lamp, Cable',
    'Cable, Lamp',
    'Lamp',
    '1, 3',
    'C-1',
    'lamp',
    'Sofa',
  ]),
  choose('inputs/buttons', 'from a list', [], { dynamicVariableId: variableId('Orders') }, ['AB-1042', 'AB-1'], {
    Orders: ['AB-1042', 'AB-1043'],
  }),
  choose('inputs/buttons', 'from one text', [], { dynamicVariableId: variableId('Orders') }, ['AB-1042, AB-1043'], {
    Orders: 'AB-1042, AB-1043',
  }),
  choose('inputs/buttons', 'from an empty list', [], { dynamicVariableId: variableId('Orders') }, [], { Orders: [] }),
  choose(
    'inputs/buttons',
    'display condition',
    [{ content: 'Always' }, { content: 'Members', ...hidden('Member') }],
    {},
    ['Always', 'Members'],
    { Member: 'no' },
  ),
  choose('inputs/buttons', 'variable in a label', [{ content: 'Order {{Order number}}' }], {}, ['Order AB-1042'], {
    'Order number': 'AB-1042',
  }),
  choose('inputs/picture-choice', 'single choice', pictures, {}, [
    'Aurora',
    'A-1',
    'Pico',
    // The web chat sends the ID of a picture without an internal value.
    'Start0item2',
    'Start0item3',
    'Sofa',
  ]),
  choose('inputs/picture-choice', 'multiple choice', pictures, { isMultipleChoice: true }, [
    'Aurora, Pico',
    'Pico, A-1',
    '2',
  ]),
  choose(
    'inputs/picture-choice',
    'from lists',
    [],
    {
      dynamicItems: {
        isEnabled: true,
        pictureSrcsVariableId: variableId('Images'),
        titlesVariableId: variableId('Titles'),
        descriptionsVariableId: variableId('Descriptions'),
      },
    },
    ['Aurora', 'https://shop.example.com/i/aurora.jpg'],
    {
      Images: ['https://shop.example.com/i/aurora.jpg', 'https://shop.example.com/i/pico.jpg'],
      Titles: ['Aurora', 'Pico'],
      Descriptions: ['89 EUR', '39 EUR'],
    },
  ),
];
