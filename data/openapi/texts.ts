import type { ApiTexts } from '../../engine/api/texts.ts';
import { api } from '../index.ts';
import own from './texts.json' with { type: 'json' };

type Operations = ApiTexts['operations'];

/** Operations that the guides speak of have their texts in `data/api.json`; `texts.json` has the others, and what belongs to the reference alone. */
const fromGuides: Operations = Object.fromEntries(
  api.operations.flatMap(({ operation, name, meaning }) =>
    operation ? [[operation, { title: name, text: meaning, notes: [], errors: {}, events: [] }]] : [],
  ),
);
const operations: Operations = { ...fromGuides };
for (const [id, text] of Object.entries(own.operations as unknown as Operations))
  operations[id] = { ...(operations[id] ?? { title: id, text: '', notes: [], errors: {}, events: [] }), ...text };

/** Texts of the API reference: what the platform's description does not say, in this site's words. */
export const texts: ApiTexts = {
  groups: own.groups,
  operations,
  fields: {
    ...api.fields,
    ...Object.fromEntries(Object.entries(api.pathParameters).map(([name, { meaning }]) => [name, meaning])),
    ...own.fields,
  },
  errors: Object.fromEntries(api.errors.map(({ status, meaning }) => [String(status), meaning])),
  tokens: own.tokens,
  examples: own.examples,
  placeholders: own.placeholders,
};
