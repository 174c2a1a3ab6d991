import { z } from 'zod';
import type { Schema } from './document.ts';

/**
 * What an API sends without being asked, in machine-readable form: JSON Schemas of the payloads, the webhooks as OpenAPI describes them,
 * and a complete AsyncAPI document of the live connection. The first two become part of the published description.
 */
export const apiEventsSchema = z.strictObject({
  schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
  webhooks: z.record(z.string(), z.record(z.string(), z.unknown())),
  asyncapi: z.record(z.string(), z.unknown()),
});
export type ApiEvents = z.infer<typeof apiEventsSchema>;

/** The schemas of all events by name, those of the live connection included. */
export const eventSchemas = ({ schemas, asyncapi }: ApiEvents): Readonly<Record<string, Schema>> => ({
  ...(asyncapi['components'] as { readonly schemas?: Record<string, Schema> } | undefined)?.schemas,
  ...schemas,
});
