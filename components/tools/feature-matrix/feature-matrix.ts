import { createElement } from 'react';
import { z } from 'zod';
import { tables } from '../../../data/tables.ts';
import { defineLive } from '../../../engine/components/define.ts';
import { visibleText } from '../../../engine/model/table.ts';
import type { Feature } from './arrange.ts';
import { FeatureMatrix, type FeatureMatrixProps } from './FeatureMatrix.tsx';

/** Tables with one row per channel; their columns become the features. A column that two of them share appears once. */
const sources = ['channels.features', 'channels.messages', 'channels.attachments'];
const shown = ['start', 'window', 'length', 'states', 'options'];

/** Channels and what they can do, from the tables of `data/`. */
export function channelMatrix(): FeatureMatrixProps {
  const parts = sources.map((name) => tables[name]?.() ?? { columns: [], rows: [] });
  const features = new Map<string, Feature>(
    parts.flatMap(({ columns }) =>
      columns.filter(({ key }) => key !== 'name').map((column) => [column.key, column] as const),
    ),
  );
  const channels = (parts[0]?.rows ?? []).map(({ key, cells }) => {
    const [, name = '', route = ''] = /^\[(.+)\]\((.+)\)$/.exec(cells['name'] ?? '') ?? [];
    const { name: _, ...answers } = Object.assign(
      {},
      ...parts.map(({ rows }) => rows.find((row) => row.key === key)?.cells),
    ) as Record<string, string>;
    // The tool shows cells as text.
    const texts = Object.entries(answers).map(([feature, cell]) => [feature, visibleText(cell)] as const);
    return { key, name, route, answers: Object.fromEntries(texts) };
  });
  return { channels, features: [...features.values()], shown };
}

/**
 * `<FeatureMatrix />`: every channel with what it can do, and a selection of channels and features when script runs. Its Markdown
 * has all features.
 */
export const featureMatrix = defineLive({
  props: z.strictObject({}).transform(channelMatrix),
  children: 'none',
  place: 'block',
  Component: FeatureMatrix,
  twin: (props) => createElement(FeatureMatrix, { ...props, shown: props.features.map(({ key }) => key) }),
});
