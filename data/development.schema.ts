import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

const named = z.strictObject({ name: text, meaning: text });

/** `development.json`: what a machine needs to run the platform's source code. */
export const developmentSchema = z.strictObject({
  source: sourceSchema,
  versions: z.array(
    z.strictObject({
      key: text,
      name: text,
      version: text,
      /** File of the source code that says it. */ file: text,
      /** Command that prints it. */ check: text,
    }),
  ),
  processes: z.array(z.strictObject({ name: text, port: z.int().optional(), meaning: text })),
  services: z.array(named),
  ports: z.array(z.strictObject({ port: z.int(), name: text })),
  makeTargets: z.array(named),
  queues: z.array(text),
  /** Account of the sample data. */
  signIn: z.strictObject({ email: text, password: text }),
  docker: z.strictObject({ engine: text, compose: text }),
});
