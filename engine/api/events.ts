import { z } from 'zod';

/**
 * What an API sends by itself, for programs: JSON Schemas of the payloads, the webhooks as OpenAPI has them, and the live connection as a
 * whole AsyncAPI document. The first two become part of the published description.
 */
export const apiEventsSchema = z.strictObject({
  schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
  webhooks: z.record(z.string(), z.record(z.string(), z.unknown())),
  asyncapi: z.record(z.string(), z.unknown()),
});
export type ApiEvents = z.infer<typeof apiEventsSchema>;
