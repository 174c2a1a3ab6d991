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
      filters.attributes.filter(({ key }) =>
        automations.events.some((event) => event.conditions.some((condition) => condition.key === key)),
      ),
      {
        name: { label: 'Condition', cell: (item) => `**${attributeLabel(item.key, 'rules')}** (${code(item.key)})` },
        ...Object.fromEntries(
          automations.events.map((event) => [
            event.name,
            {
              label: event.label,
              cell: (item: { key: string }) =>
                event.conditions.some((condition) => condition.key === item.key) ? 'yes' : 'no',
            },
          ]),
        ),
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
  ...Object.fromEntries(
    automations.events.map((event) => [
      `automations.conditions.${event.name}`,
      () => buildTable(event.conditions, { name: attribute('rules'), operators }, (item) => item.key),
    ]),
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
