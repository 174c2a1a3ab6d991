import type { FactTable } from '../../engine/model/table.ts';
import type { Block } from '../blocks.schema.ts';
import { blocks } from '../index.ts';
import { buildTable, formTable } from './build-table.ts';
import { rowKey } from './cells.ts';

/** A row key for `block.name`: words joined by hyphens, lower case. */
const actionKey = (name: string): string => rowKey(name).toLowerCase();

function blockList(items: readonly Block[]): FactTable {
  return buildTable(
    items,
    {
      name: { label: 'Block', cell: (block) => `[${block.name}](${block.route})` },
      family: { label: 'Family', cell: (block) => block.family },
      meaning: { label: 'Purpose', cell: (block) => block.purpose },
      stores: { label: 'Stores', cell: (block) => block.stores },
    },
    (block) => block.key,
  );
}

function ofBlock(block: Block): [string, () => FactTable][] {
  return [
    [`block.${block.key}.settings`, () => formTable(block.settings)],
    ...(block.itemSettings
      ? [[`block.${block.key}.items`, () => formTable(block.itemSettings ?? [])] as [string, () => FactTable]]
      : []),
    ...(block.actions ?? []).map(({ name, settings }): [string, () => FactTable] => [
      `block.${block.key}.${actionKey(name)}`,
      () => formTable(settings),
    ]),
    ...(block.actions
      ? [
          [
            `block.${block.key}.actions`,
            () =>
              buildTable(
                block.actions ?? [],
                {
                  name: { label: 'Action', cell: (action) => `**${action.name}**` },
                  meaning: { label: 'Purpose', cell: (action) => action.purpose },
                },
                (action) => actionKey(action.name),
              ),
          ] as [string, () => FactTable],
        ]
      : []),
  ];
}

/** Tables of the blocks: settings of each, the lists, and the operators. */
export const blockTables: Record<string, () => FactTable> = {
  ...Object.fromEntries(blocks.blocks.flatMap(ofBlock)),
  'blocks.all': () => blockList(blocks.blocks),
  ...Object.fromEntries(
    blocks.families.map(({ key }) => [
      `blocks.${key}`,
      () => blockList(blocks.blocks.filter((block) => block.family === key)),
    ]),
  ),
  'conditions.operators': () =>
    buildTable(
      blocks.operators,
      {
        name: { label: 'Operator', cell: (operator) => `**${operator.name}**` },
        meaning: { label: 'True when', cell: (operator) => operator.meaning },
      },
      (operator) => rowKey(operator.name).toLowerCase(),
    ),
  'set-variable.values': () =>
    buildTable(
      blocks.setVariableValues,
      {
        name: { label: 'Value', cell: (value) => `**${value.name}**` },
        meaning: { label: 'Meaning', cell: (value) => value.meaning },
      },
      (value) => rowKey(value.name).toLowerCase(),
    ),
};
