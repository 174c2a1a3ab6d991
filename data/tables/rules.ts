import type { FactTable } from '../../engine/model/table.ts';
import { automations, filters } from '../index.ts';
import { type Column, buildTable, fieldTable, formTable } from './build-table.ts';
import { code, codeList } from './cells.ts';

type Filterable = { readonly key: string; readonly operators: readonly string[] };

type Screen = 'conversations' | 'contacts' | 'rules';

const attributeLabel = (key: string, screen: Screen): string => {
  const attribute = filters.attributes.find((one) => one.key === key);
  return attribute?.onScreen?.[screen] ?? attribute?.label ?? key;
};
const operatorLabel = (name: string): string =>
  filters.operators.find((operator) => operator.name === name)?.label ?? name;
const actionLabel = (name: string): string => automations.actions.find((action) => action.name === name)?.label ?? name;

const attribute = (screen: Screen): Column<Filterable> => ({
  label: 'Name',
  cell: ({ key }) => `**${attributeLabel(key, screen)}** (${code(key)})`,
});
const operators: Column<Filterable> = {
  label: 'Operators',
  cell: (item) => item.operators.map(operatorLabel).join(', ').toLowerCase(),
};

const eventsWith = (key: string) =>
  automations.events.filter((event) => event.conditions.some((condition) => condition.key === key));

/** The operators of a condition: a test checks that they are the same in all events. */
const conditionOperators = (key: string): string =>
  (
    automations.events.flatMap(({ conditions }) => conditions).find((condition) => condition.key === key)?.operators ??
    []
  )
    .map(operatorLabel)
    .join(', ')
    .toLowerCase();

/** “all”, the one event that lacks the condition, or the events that offer it. */
const eventNames = (key: string): string => {
  const offered = eventsWith(key);
  const missing = automations.events.filter((event) => !offered.includes(event));
  if (missing.length === 0) return 'all';
  if (missing.length === 1) return `all except **${missing[0]?.label}**`;
  return offered.map(({ label }) => `**${label}**`).join(', ');
};

/** Tables of filters, automations and macros. */
export const ruleTables: Record<string, () => FactTable> = {
  'filters.conversations': () =>
    buildTable(
      filters.conversation,
      {
        name: attribute('conversations'),
        operators,
        meaning: { label: 'Offered in', cell: (item) => (item.apiOnly ? 'API' : 'app and API') },
      },
      (item) => item.key,
    ),
  'filters.contacts': () =>
    buildTable(
      filters.contact,
      {
        name: attribute('contacts'),
        operators,
        api: {
          label: 'In the API also',
          cell: (item) => (item.apiOperators ? item.apiOperators.map(operatorLabel).join(', ').toLowerCase() : '–'),
        },
      },
      (item) => item.key,
    ),
  'filters.custom-attributes': () =>
    buildTable(
      filters.customAttributes,
      {
        name: { label: 'Type', cell: (item) => item.type },
        operators: { label: 'Operators', cell: (item) => item.operators.map(operatorLabel).join(', ').toLowerCase() },
      },
      (item) => item.type,
    ),
  'filters.operators': () =>
    buildTable(
      filters.operators,
      {
        name: { label: 'Operator', cell: (operator) => `**${operator.label}** (${code(operator.name)})` },
        value: { label: 'Value', cell: (operator) => (operator.needsValue ? 'yes' : 'none') },
        meaning: { label: 'True when', cell: (operator) => operator.meaning },
      },
      (operator) => operator.name,
    ),
  'filters.payload': () => fieldTable(filters.payload),
  'automations.fields': () => formTable(automations.fields),
  'automations.events': () =>
    buildTable(
      automations.events,
      {
        name: { label: 'Event', cell: (event) => `**${event.label}** (${code(event.name)})` },
        meaning: {
          label: 'Happens when',
          cell: (event) => event.meaning + (event.since ? ` Since release ${event.since}.` : ''),
        },
      },
      (event) => event.name,
    ),
  'automations.conditions': () =>
    buildTable(
      filters.attributes.filter(({ key }) => eventsWith(key).length > 0),
      {
        name: { label: 'Condition', cell: (item) => `**${attributeLabel(item.key, 'rules')}** (${code(item.key)})` },
        operators: { label: 'Operators', cell: (item) => conditionOperators(item.key) },
        events: { label: 'Events', cell: (item) => eventNames(item.key) },
      },
      (item) => item.key,
    ),
  'automations.actions': () =>
    buildTable(
      automations.actions,
      {
        name: { label: 'Action', cell: (action) => `**${action.label}** (${code(action.name)})` },
        takes: { label: 'Takes', cell: (action) => action.takes ?? 'nothing' },
        meaning: { label: 'Meaning', cell: (action) => action.meaning + (action.apiOnly ? ' API only.' : '') },
      },
      (action) => action.name,
    ),
  'macros.actions': () =>
    buildTable(
      automations.macros.actions.map((name) => ({
        name,
        ...automations.actions.find((action) => action.name === name),
      })),
      {
        name: {
          label: 'Action',
          cell: (action) => `**${action.macroLabel ?? actionLabel(action.name)}** (${code(action.name)})`,
        },
        takes: { label: 'Takes', cell: (action) => action.takes ?? 'nothing' },
        meaning: { label: 'Meaning', cell: (action) => action.meaning?.replace('the rule', 'the macro') ?? '' },
      },
      (action) => action.name,
    ),
  'macros.visibility': () =>
    buildTable(
      automations.macros.visibility,
      {
        name: { label: 'Visibility', cell: (item) => `**${item.name}**` },
        value: { label: 'In the API', cell: (item) => codeList([item.value]) },
        meaning: { label: 'Meaning', cell: (item) => item.meaning },
      },
      (item) => item.value,
    ),
};
