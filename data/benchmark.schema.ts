import { z } from 'zod';
import { text } from './fact.schema.ts';

/** `benchmark.json`: these docs beside other documentation generators, as `npm run bench -- --peers --write` measured it. */
export const benchmarkSchema = z.strictObject({
  /** Processor, memory and Node. */
  machine: text,
  /** Ours first: the others are compared with it. */
  sites: z.array(z.strictObject({ key: text, name: text, version: text.optional() })).min(2),
  measures: z.array(
    z.strictObject({
      key: text,
      name: text,
      unit: text,
      better: z.enum(['less', 'more']),
      /** When the run began that measured this. A run can have some of the steps only, so rows may be of different runs. */
      run: z.iso.datetime(),
      /** By key of the site; null for what could not be measured. */
      figures: z.record(z.string(), z.number().nullable()),
    }),
  ),
});
export type Benchmark = z.output<typeof benchmarkSchema>;
