import { z } from 'zod';
import { sourceSchema } from '../../data/fact.schema.ts';
import file from './messages.json' with { type: 'json' };

const texts = <Source extends z.ZodType>(source: Source) => z.record(z.string().min(1), source);
const line = z.string().regex(/^[\w./-]+:\d+$/);

/** Where the messages come from that pages quote as symptoms. */
export const messages = z
  .strictObject({
    source: sourceSchema,
    platform: texts(line),
    mobileApp: texts(line),
    samples: texts(z.string().startsWith('samples/')),
    others: texts(z.strictObject({ by: z.string().min(1), source: z.url({ protocol: /^https$/ }) })),
    noMessages: z.array(z.string()),
  })
  .parse(file);
