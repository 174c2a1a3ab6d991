import { z } from 'zod';
import { markSchema } from './page-type.ts';

const name = z.string().regex(/^[a-z\d][\w.-]*$/, 'must be letters, digits, and - _ . between them');

/** One thing that a page may need, such as a role, a feature or a release. Its texts are Markdown of one line. */
const valueSchema = z.strictObject({
  /** What the mark shows. */
  label: z.string().min(2).max(90),
  /** What the mark means, in one sentence. */
  means: z.string().min(10),
  /** How readers find out whether they have it, in one or two sentences. */
  check: z.string().min(10).optional(),
  /** What readers do without it, in one or two sentences. */
  without: z.string().min(10).optional(),
  /** What else a page needs that needs this, by kind: a feature can be part of an edition. */
  also: z.record(name, z.array(name).min(1)).optional(),
  /** The same, where it goes without saying: it brings no mark. */
  needs: z.record(name, z.array(name).min(1)).optional(),
  /** Whether the platform offers it; `offers` of `site.config.ts` says so. */
  offered: z.boolean().default(true),
  /** Pages about it, with those below each. A page about several values is left out when none of them is offered. */
  pages: z.array(z.string().startsWith('/').endsWith('/')).default([]),
  /** What pages call it: without it, no text may say so. Default: no text is checked. */
  names: z.array(z.string().min(2)).default([]),
  /** Names that only programs see: properties, values, schemas. Data is shown without them. */
  keys: z.array(z.string()).default([]),
  /** Its class. Where a recorded sample shows that of one that isn't offered, readers see that of one that is. */
  className: z.string().optional(),
  /** How much a limit allows, and the unit: pages state both as `%limit-NAME%`. */
  amount: z.number().positive().optional(),
  unit: z.string().optional(),
  /** Without it, texts say these words in place of others. */
  instead: z.record(z.string(), z.string()).default({}),
});

/** One kind of thing that a page may need. */
const kindSchema = z.strictObject({
  /** Name of the kind, such as Role. */
  label: z.string().min(2).max(24),
  /** Icon in front of the mark: the outline of an SVG path on a 20 × 20 grid. */
  icon: markSchema,
  /** Whether one of several values is enough. Default: a page needs all of them. */
  any: z.boolean().default(false),
  /** Whether the mark shows the name of the kind, because its values don't explain themselves. Default: false. */
  named: z.boolean().default(false),
  /** Whether the mark warns that most readers don't have it. Default: false. */
  rare: z.boolean().default(false),
  /** Readers choose one of the two values for the whole site, and don't see what `<For>` says is for the other. At most one kind has it. */
  choice: z
    .strictObject({
      /** Text for seeing what is for all readers. */
      all: z.string().min(1),
      /** What the choice does, in one or two sentences. */
      text: z.string().min(10),
      /** Text of the button that opens the choice. */
      change: z.string().min(1),
    })
    .optional(),
  /** The values by the names that pages use. */
  values: z.record(name, valueSchema),
  /** Names for several values at once. */
  groups: z.record(name, z.array(name)).default({}),
});

/** `config/availability.ts`: the kinds of marks that pages may have below their title, in the order they're shown. */
export const availabilitySchema = z.record(name, kindSchema).superRefine((kinds, context) => {
  const chosen = Object.entries(kinds).filter(([, { choice }]) => choice);
  for (const [kind, { values }] of chosen)
    if (chosen.length > 1 || Object.keys(values).length !== 2)
      context.addIssue({ code: 'custom', path: [kind, 'choice'], message: 'must be in one kind, with two values' });
  for (const [kind, { values }] of Object.entries(kinds))
    for (const [value, { also = {} }] of Object.entries(values))
      for (const [other, names] of Object.entries(also))
        for (const wanted of names)
          if (!kinds[other]?.values[wanted])
            context.addIssue({
              code: 'custom',
              path: [kind, 'values', value, 'also', other],
              message: `names \`${wanted}\`, which \`${other}\` doesn't list`,
            });
});
export type AvailabilityKinds = z.output<typeof availabilitySchema>;
/** What `config/availability.ts` exports. */
export type AvailabilityConfig = z.input<typeof availabilitySchema>;
export type AvailabilityValue = z.output<typeof valueSchema>;

/** What a page or a section needs: names of values by kind. */
export type Availability = Readonly<Record<string, readonly string[]>>;

const schemas = new WeakMap<AvailabilityKinds, z.ZodType<Availability>>();

/** Schema of `available` in the front matter, and of the props of `<Available>`: one value of a kind or a list of them. */
export function availableSchema(kinds: AvailabilityKinds): z.ZodType<Availability> {
  const before = schemas.get(kinds);
  if (before) return before;
  const oneOrMore = ({ values, groups }: AvailabilityKinds[string]) =>
    z.union([z.string(), z.array(z.string()).min(1)]).transform((input, { issues }) => {
      const names = [input].flat().flatMap((one) => groups[one] ?? one);
      for (const [index, one] of names.entries())
        if (!Object.hasOwn(values, one))
          issues.push({
            code: 'invalid_value',
            values: [...Object.keys(groups), ...Object.keys(values)],
            input: one,
            path: typeof input === 'string' ? [] : [index],
          });
      return names;
    });
  const shape = Object.entries(kinds).map(([kind, definition]) => [kind, oneOrMore(definition).optional()]);
  const schema = z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<Availability>;
  schemas.set(kinds, schema);
  return schema;
}

/**
 * `offers` of `site.config.ts`: by kind, the values that the platform offers, those that it doesn't (`not`), or amounts of limits. Default:
 * all, with the amounts that the kind has.
 */
export const offersSchema = z.record(
  z.string(),
  z.union([z.array(name), z.strictObject({ not: z.array(name) }), z.record(name, z.number().positive())]),
);

/** Whether a platform offers what a page or a section needs. */
export const isOffered = (needed: Availability, kinds: AvailabilityKinds): boolean =>
  Object.entries(needed).every(([kind, names]) => {
    const offered = names.filter((one) => kinds[kind]?.values[one]?.offered !== false);
    return kinds[kind]?.any ? offered.length > 0 : offered.length === names.length;
  });

const offeredOf = ({ values }: AvailabilityKinds[string]): [string, AvailabilityValue][] =>
  Object.entries(values).filter(([, { offered }]) => offered);

/** What readers choose from for the whole site. */
export type ReadersChoice = NonNullable<AvailabilityKinds[string]['choice']> & {
  readonly label: string;
  readonly icon: string;
  readonly names: readonly string[];
  readonly values: readonly AvailabilityValue[];
};

/** The kind that readers choose from; undefined if there is none, or only one of its values is offered. */
export function choiceOf(kinds: AvailabilityKinds): ReadersChoice | undefined {
  const kind = Object.values(kinds).find(({ choice }) => choice);
  if (!kind?.choice || offeredOf(kind).length < 2) return undefined;
  const { label, icon, values, choice } = kind;
  return { ...choice, label, icon, names: Object.keys(values), values: Object.values(values) };
}

/** One mark: the values of one kind. */
export type AvailabilityMark = {
  readonly name: string;
  readonly kind: AvailabilityKinds[string];
  readonly values: readonly AvailabilityValue[];
};

/** The marks for what a page needs, in the order of the kinds, with what its values need in turn. */
export function marksOf(availability: Availability, kinds: AvailabilityKinds): AvailabilityMark[] {
  const needed = new Map(Object.entries(availability).map(([kind, names]) => [kind, new Set(names)]));
  for (const [kind, names] of Object.entries(availability))
    for (const value of names)
      for (const [other, more] of Object.entries(kinds[kind]?.values[value]?.also ?? {}))
        needed.set(other, new Set([...(needed.get(other) ?? []), ...more]));
  return Object.entries(kinds).flatMap(([kindName, kind]) => {
    // What every reader has needs no mark.
    const offered = kind.choice && !choiceOf({ [kindName]: kind }) ? [] : offeredOf(kind);
    const values = offered.flatMap(([value, definition]) => (needed.get(kindName)?.has(value) ? [definition] : []));
    return values.length ? [{ name: kindName, kind, values }] : [];
  });
}

/** What the mark shows: `SLA and Custom Tools`, `Administrators or Agents`. */
export const markLabel = ({ kind, values }: AvailabilityMark, lang: string): string =>
  new Intl.ListFormat(lang, { type: kind.any ? 'disjunction' : 'conjunction' }).format(
    values.map(({ label }) => label),
  );
