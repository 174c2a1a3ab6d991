import { z } from 'zod';

/** What a text is about: it goes where the platform doesn't offer that. Written as `available` in front matter. */
const available = z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)])).optional();

/**
 * The site's own texts about an API, keyed by names in the description. Where a text is missing, the description's own is used. Texts are
 * Markdown.
 */
export const apiTextsSchema = z.strictObject({
  /** Titles of families (`x-tagGroups`), by name, in the order of the sidebar. Default: the name followed by “API”, in the description's order. */
  families: z.record(z.string(), z.string().min(1)).default({}),
  groups: z
    .record(z.string(), z.strictObject({ title: z.string().min(1), text: z.string().min(1), available }))
    .default({}),
  operations: z
    .record(
      z.string(),
      z.strictObject({
        title: z.string().min(1),
        /** One or two sentences that say what the call does. */
        text: z.string().min(1),
        /** Roles, side effects and limits: a sentence each. */
        notes: z.array(z.string().min(1)).default([]),
        /** By status, where it has a specific meaning for this call, or where the description lacks it. */
        errors: z.record(z.string(), z.string()).default({}),
        /** Names of webhook and WebSocket events that the call causes; `events` says where they are described. */
        events: z.array(z.string().min(1)).default([]),
        available,
      }),
    )
    .default({}),
  /** By field name, `parent.name` or `operationId.path.to.name`; the most specific match is used. */
  fields: z.record(z.string(), z.string().min(1)).default({}),
  /**
   * Objects with a page of their own, by name in `components.schemas`: operations and events link to it where they contain the object.
   * `fields` says what its fields mean; default: what most operations say.
   */
  objects: z
    .record(
      z.string(),
      z.strictObject({
        title: z.string().min(1),
        text: z.string().min(1),
        /** Title of the sidebar's group with the object. Default: the object is in none. */
        group: z.string().min(1).optional(),
        keywords: z.array(z.string()).default([]),
        questions: z.array(z.string()).default([]),
        fields: z.record(z.string(), z.string().min(1)).default({}),
        available,
        example: z.unknown().optional(),
      }),
    )
    .default({}),
  /** Bodies of errors, for the page of errors. `id` is the anchor, `operations` those that were seen to send the body. */
  failures: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        status: z.string().regex(/^[45]\d\d$/),
        title: z.string().min(1),
        body: z.unknown(),
        cause: z.string().min(1),
        cure: z.string().min(1),
        keywords: z.array(z.string()).default([]),
        operations: z.array(z.string()).min(1),
      }),
    )
    .default([]),
  /** The first text of the page of errors. */
  failuresText: z.string().min(1).optional(),
  /** The meaning of each error status. */
  errors: z.record(z.string(), z.string().min(1)).default({}),
  /** The page that explains the errors that every operation can return: a site path, which may have an anchor. */
  errorsPage: z.string().startsWith('/').optional(),
  /** Where events are described, by event name: site paths with an anchor. */
  events: z.record(z.string(), z.string().startsWith('/')).default({}),
  /** Existing endpoints that the description lacks, as `POST /path/{id}`, each with the reason why pages may name it. */
  outside: z.record(z.string().regex(/^[A-Z]+ \//), z.string().min(1)).default({}),
  /** How to authenticate, by security scheme: what the reader enters and where to find it. */
  tokens: z
    .record(z.string(), z.strictObject({ placeholder: z.string().regex(/^[A-Z][A-Z0-9_]*$/), text: z.string().min(1) }))
    .default({}),
  /**
   * Sample values: by `operationId.path.to.name`, `parent.name`, `name:type` or `name` (the most specific that fits the field's type); a
   * whole request body by `operationId`, a whole response by `operationId response`.
   */
  examples: z.record(z.string(), z.unknown()).default({}),
  /**
   * Calls of an operation, in order: the first one that the platform offers gives its samples. Those of a call with a name are in `examples`
   * below `operationId: name`.
   */
  calls: z.record(z.string(), z.array(z.strictObject({ name: z.string().optional(), available }))).default({}),
  /** Placeholders for path parameters, by name. Default: derived from the parameter's name. */
  placeholders: z.record(z.string(), z.string().regex(/^[A-Z][A-Z0-9_]*$/)).default({}),
});
export type ApiTexts = z.infer<typeof apiTextsSchema>;
