import type { ReactNode } from 'react';
import { z } from 'zod';
import { breakableText } from '../../engine/components/data-table/breakable.tsx';
import { PropertyList, type Property, type PropertyCell } from '../../engine/components/data-table/PropertyList.tsx';
import { defineStatic } from '../../engine/components/define.ts';
import type { PageContext } from '../../engine/components/page-context.ts';

const fieldSchema = z.strictObject({
  name: z.string(),
  /** Names of the field and those that contain it, outermost first, joined by hyphens. The end of its anchor. */
  path: z.string(),
  type: z.string(),
  required: z.boolean(),
  format: z.string().optional(),
  values: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  deprecated: z.boolean().optional(),
  access: z.enum(['read', 'write']).optional(),
  schema: z.string().optional(),
  /** One line of Markdown. */
  meaning: z.string().optional(),
  repeats: z.boolean().optional(),
  get children() {
    return z.array(fieldSchema).optional();
  },
  get variants() {
    return z.array(variantSchema).optional();
  },
});
const variantSchema = z.strictObject({
  label: z.string(),
  repeats: z.boolean().optional(),
  get fields() {
    return z.array(fieldSchema);
  },
});
type Field = z.infer<typeof fieldSchema>;
type Variant = z.infer<typeof variantSchema>;

/**
 * Fields of a request or response: name, type and limits on one line, the meaning below. Nested fields open without
 * script.
 */
export const ApiFields = defineStatic({
  props: z.strictObject({
    /** Prefix of the fields' anchors: `body` gives `body-contact-email`. */
    prefix: z.string().min(1),
    /** Name of the list for assistive technology. */
    label: z.string().min(1),
    fields: z.array(fieldSchema),
    /** Alternative forms of the value; it has exactly one. */
    variants: z.array(variantSchema).default([]),
    /** Whether the platform sends the fields, so that nobody has to be told which are required. */
    answered: z.boolean().default(false),
  }),
  children: 'none',
  place: 'block',
  render: ({ label, fields, variants, ...list }, context) => (
    <div className="api-fields" role="group" aria-label={label}>
      {fields.length > 0 && <FieldList fields={fields} {...list} context={context} />}
      <Variants variants={variants} {...list} context={context} />
    </div>
  ),
});

type ListProps = { readonly prefix: string; readonly answered: boolean; readonly context: PageContext };

const FieldList = ({ fields, ...list }: ListProps & { readonly fields: readonly Field[] }) => (
  <PropertyList properties={fields.map((field) => property(field, list))} />
);

function Variants({ variants, ...list }: ListProps & { readonly variants: readonly Variant[] }) {
  if (!variants.length) return null;
  return (
    <>
      <p>It has one of these forms:</p>
      {variants.map(({ label, fields, repeats }) => (
        <details key={label} className="api-inside">
          <summary>{breakableText(label, 12)}</summary>
          {fields.length > 0 ? (
            <FieldList fields={fields} {...list} />
          ) : (
            <p>{repeats ? 'Its fields are described above.' : 'This form adds no fields.'}</p>
          )}
        </details>
      ))}
    </>
  );
}

function property(field: Field, list: ListProps): Property {
  const { prefix, answered, context } = list;
  const { name, path, meaning, children = [], variants = [] } = field;
  return {
    id: context.uniqueId(`${prefix}-${path}`),
    name: { text: name, content: <code>{name}</code> },
    facts: facts(answered ? { ...field, required: false } : field),
    meaning: meaning === undefined ? undefined : { text: meaning, content: context.inline(meaning) },
    inside:
      children.length || variants.length ? (
        <>
          {children.length > 0 && (
            <details className="api-inside">
              <summary>Fields of {name}</summary>
              <FieldList fields={children} {...list} />
            </details>
          )}
          <Variants variants={variants} {...list} />
        </>
      ) : undefined,
  };
}

/** The facts beside the name: type with its format, required, default, values and so on. */
function facts(field: Field): PropertyCell[] {
  const { type, format, required, values, access, deprecated, repeats, schema } = field;
  const word = (text: string | undefined | false, slot?: PropertyCell['slot']): PropertyCell[] =>
    text ? [{ text, content: text, slot }] : [];
  return [
    ...word(format ? `${type}, ${format}` : type, 'type'),
    ...word(required && 'required', 'default'),
    ...(field.default === undefined ? [] : [{ ...code([field.default], 'Default'), slot: 'default' as const }]),
    ...(values ? [code(values, 'Values')] : []),
    ...word(access === 'read' ? 'only in responses' : access === 'write' && 'only in requests'),
    ...word(deprecated && 'deprecated'),
    ...word(repeats && `as described above${schema ? `: ${schema}` : ''}`),
  ];
}

function code(values: readonly unknown[], label: string): PropertyCell {
  const words = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const content: ReactNode = words.map((word, index) => (
    <span key={word}>
      <code>{breakableText(word || '""', 20)}</code>
      {index + 1 < words.length && ', '}
    </span>
  ));
  return { label, text: words.join(', '), content };
}
