import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

const operator = z.enum([
  'equal_to',
  'not_equal_to',
  'contains',
  'does_not_contain',
  'is_present',
  'is_not_present',
  'is_greater_than',
  'is_less_than',
  'days_before',
  'starts_with',
]);
/** An attribute to filter by; its label is only in `attributes`. */
const filterable = z.strictObject({
  key: z.string().regex(/^[a-z_]+$/),
  kind: z.enum(['text', 'number', 'labels', 'link', 'date', 'boolean']),
  operators: z.array(operator).min(1),
  /** Not offered in the app. */
  apiOnly: z.boolean().optional(),
  /** Operators that only the API accepts. */
  apiOperators: z.array(operator).min(1).optional(),
});

/** `filters.json`: conditions of filters, for conversations and contacts. */
export const filtersSchema = z.strictObject({
  source: sourceSchema,
  /** Every attribute of filters and automations, with its label. */
  attributes: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z_]+$/),
      label: text,
      /** The label on a screen where it differs. */
      onScreen: z.strictObject({ conversations: text, contacts: text, rules: text }).partial().optional(),
      meaning: text,
    }),
  ),
  operators: z.array(z.strictObject({ name: operator, label: text, needsValue: z.boolean(), meaning: text })),
  joins: z.array(z.enum(['AND', 'OR'])),
  /** Range of the operator `days_before`. */
  daysBefore: z.strictObject({ min: z.int(), max: z.int() }),
  conversation: z.array(filterable),
  contact: z.array(filterable),
  /** Operators by the type of a custom attribute. */
  customAttributes: z.array(z.strictObject({ type: text, operators: z.array(operator).min(1) })),
  /** Keys of one condition in the API. */
  payload: z.array(z.strictObject({ name: text, type: text, values: z.array(text).optional(), meaning: text })),
  endpoints: z.strictObject({ conversations: text, contacts: text }),
  savedFilters: z.strictObject({ types: z.array(text), limitPerPerson: z.int() }),
});
