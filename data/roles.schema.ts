import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

const labeled = z.strictObject({ name: text, label: text, meaning: text });

/** `roles.json`: what people of an account can do, and their availability. */
export const rolesSchema = z.strictObject({
  source: sourceSchema,
  roles: z.array(labeled),
  abilities: z.array(z.strictObject({ key: text, ability: text, agent: z.boolean(), administrator: z.boolean() })),
  customRoles: z.strictObject({ dependsOnPlan: z.boolean(), permissions: z.array(labeled) }),
  availability: z.array(labeled),
});
