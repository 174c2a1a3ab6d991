import { z } from 'zod';

/**
 * What a site says about an API beside its description: everything in the site's own words, keyed by names of the description.
 * What has no text here falls back to the description's own; texts are Markdown.
 */
export const apiTextsSchema = z.strictObject({
  /** Titles of families (`x-tagGroups`), by name; left out: the name and “API”. */
  families: z.record(z.string(), z.string().min(1)).default({}),
  /** By tag. */
  groups: z.record(z.string(), z.strictObject({ title: z.string().min(1), text: z.string().min(1) })).default({}),
  /** By `operationId`. */
  operations: z
    .record(
      z.string(),
      z.strictObject({
        title: z.string().min(1),
        /** One or two sentences: what the call does. */
        text: z.string().min(1),
        /** Roles, side effects, limits: a sentence each. */
        notes: z.array(z.string().min(1)).default([]),
        /** By status, where it means something particular for this call. */
        errors: z.record(z.string(), z.string()).default({}),
        /** Names of webhook and websocket events that the call causes; `events` says where they are described. */
        events: z.array(z.string().min(1)).default([]),
      }),
    )
    .default({}),
  /** By field name, `parent.name` or `operationId.path.to.name`; the longest that fits is taken. */
  fields: z.record(z.string(), z.string().min(1)).default({}),
  /** What an error status means, by status. */
  errors: z.record(z.string(), z.string().min(1)).default({}),
  /** Where the events that calls cause are described, by name of the event: site paths with the anchor. */
  events: z.record(z.string(), z.string().startsWith('/')).default({}),
  /** Endpoints that exist and that the description lacks, as `POST /path/{id}`, each with the reason why pages may name it. */
  outside: z.record(z.string().regex(/^[A-Z]+ \//), z.string().min(1)).default({}),
  /** How to authenticate, by security scheme: what the reader puts in, and where it comes from. */
  tokens: z
    .record(z.string(), z.strictObject({ placeholder: z.string().regex(/^[A-Z][A-Z0-9_]*$/), text: z.string().min(1) }))
    .default({}),
  /**
   * Values for samples: by `operationId.path.to.name`, `parent.name`, `name:type` or `name`, the closest that fits the field's type; a whole
   * request body by `operationId`, a whole response by `operationId response`.
   */
  examples: z.record(z.string(), z.unknown()).default({}),
  /** Placeholders of path parameters, by name; left out: made of the parameter's name. */
  placeholders: z.record(z.string(), z.string().regex(/^[A-Z][A-Z0-9_]*$/)).default({}),
});
export type ApiTexts = z.infer<typeof apiTextsSchema>;
