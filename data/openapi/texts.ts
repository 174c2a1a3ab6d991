import { apiTextsSchema, type ApiTexts } from '../../openapi/texts.ts';
import { api, webhooks, websocket } from '../index.ts';
import description from './description.json' with { type: 'json' };
import errorTexts from './errors.json' with { type: 'json' };
import objectTexts from './objects.json' with { type: 'json' };
import recordedErrors from './recorded-errors.json' with { type: 'json' };
import recordedObjects from './recorded-objects.json' with { type: 'json' };
import recorded from './recorded-examples.json' with { type: 'json' };
import own from './texts.json' with { type: 'json' };

type Operations = ApiTexts['operations'];
type ByName = Readonly<Record<string, unknown>>;

/**
 * Operations that the guides describe have title and text in `data/api.json`; `texts.json` has those of the others, and what only
 * the reference shows.
 */
const fromGuides: Operations = Object.fromEntries(
  api.operations.flatMap(({ operation, name, meaning }) =>
    operation ? [[operation, { title: name, text: meaning, notes: [], errors: {}, events: [] }]] : [],
  ),
);
const operations: Operations = { ...fromGuides };
for (const [id, text] of Object.entries(own.operations as unknown as Operations))
  operations[id] = { ...(operations[id] ?? { title: id, text: '', notes: [], errors: {}, events: [] }), ...text };

/** Where a request or a response has its own record: at the top, or wrapped. */
const wrappings = ['', 'payload.', 'data.payload.'];

/** `operationId`s of each group. */
const members = new Map<string, string[]>();
for (const item of Object.values(description.paths as Record<string, Record<string, unknown>>))
  for (const operation of Object.values(item) as { operationId?: string; tags?: string[] }[]) {
    const group = operation.tags?.[0];
    if (group && operation.operationId) members.set(group, [...(members.get(group) ?? []), operation.operationId]);
  }

/** Keys by operation, for texts that all operations of a group share. */
export const groupKeys = (group: string, name: string): string[] =>
  (members.get(group) ?? []).flatMap((id) => wrappings.map((wrapping) => `${id}.${wrapping}${name}`));

const ofGroups = <T>(groups: Readonly<Record<string, ByName>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, names]) =>
      Object.entries(names).flatMap(([name, value]) => groupKeys(group, name).map((key) => [key, value as T])),
    ),
  );

/** Where the guides describe what the platform sends: each event is a row of a table. */
const eventPages: Record<string, string> = Object.fromEntries([
  ...webhooks.events.map(({ name }) => [name, `/product/others/webhook-events/#webhooks-events-${name}`]),
  ...websocket.events.map(({ name }) => [name, `/product/others/websocket-events/#websocket-events-${name}`]),
]);
/** Calls that work and that the description lacks. */
const undocumented: Record<string, string> = Object.fromEntries(
  api.operations.flatMap(({ operation, method, path, meaning }) =>
    operation === undefined ? [[`${method} ${path}`, meaning]] : [],
  ),
);

/** The objects that have a page, each with a recorded example. */
const objects = Object.fromEntries(
  Object.entries(objectTexts).map(([name, text]) => [
    name,
    { ...text, example: (recordedObjects as Record<string, unknown>)[name] },
  ]),
);

/** Position of the text that explains an error in `errors.json`: the first one that matches it. */
export const errorText = ({ status, body }: { readonly status: number; readonly body: unknown }): number =>
  errorTexts.findIndex((text) => text.status === status && new RegExp(text.match).test(JSON.stringify(body)));
/** The recorded errors by what explains them, the most frequent body of each first. */
const failures = errorTexts.map(({ id, status, title, cause, cure }, index) => {
  const matching = recordedErrors
    .filter((error) => errorText(error) === index)
    .toSorted((a, b) => b.operations.length - a.operations.length);
  return {
    id,
    title,
    cause,
    cure,
    status: String(status),
    body: matching[0]?.body ?? null,
    operations: [...new Set(matching.flatMap((error) => error.operations))],
  };
});

/** Texts of the API reference: what the platform's description does not say, in this site's words. */
export const texts: ApiTexts = apiTextsSchema.parse({
  families: own.families,
  groups: own.groups,
  operations,
  fields: {
    ...api.fields,
    ...Object.fromEntries(Object.entries(api.pathParameters).map(([name, { meaning }]) => [name, meaning])),
    ...ofGroups<string>(own.groupFields),
    ...own.fields,
  },
  errors: { ...Object.fromEntries(api.errors.map(({ status, meaning }) => [String(status), meaning])), ...own.errors },
  errorsPage: '/api-reference/errors/',
  objects,
  failures,
  failuresText: 'Programs can read this list in [errors.json](/data/errors.json).',
  events: eventPages,
  outside: { ...undocumented, ...own.outside },
  tokens: own.tokens,
  // Nobody writes an example of what was recorded.
  calls: own.calls,
  examples: { ...ofGroups(own.groupExamples), ...own.examples, ...recorded },
  placeholders: own.placeholders,
});
