import { objectPagePath } from './api-paths.ts';
import type { ApiDocument } from './document.ts';
import { fieldsOf, type ApiField, type ApiVariant } from './fields.ts';
import { prose } from './markdown-text.ts';
import type { ApiOperation } from './operations.ts';
import type { ApiTexts } from './texts.ts';

/** A field with its meaning, as `<ApiFields>` expects it. */
export type Written = Omit<ApiField, 'children' | 'variants' | 'description' | 'path'> & {
  readonly in?: string;
  readonly path: string;
  readonly meaning?: string;
  readonly children?: readonly Written[];
  readonly variants?: readonly WrittenVariant[];
};
/** An alternative form of a value, as `<ApiFields>` expects it. */
export type WrittenVariant = {
  readonly label: string;
  readonly fields: readonly Written[];
  readonly repeats?: boolean;
};

/** A parameter as a field. */
export function parameterField(
  document: ApiDocument,
  { name, required, description, schema }: ApiOperation['parameters'][number],
): ApiField {
  const [field] = fieldsOf(document, {
    type: 'object',
    properties: { [name]: schema },
    required: required ? [name] : [],
  });
  return { ...(field as ApiField), ...(description ? { description } : {}) };
}

/**
 * The site's text for a field: by operation and path, otherwise by the names of its parent and itself, otherwise by its name. Undefined if
 * the site has none.
 */
export const meaningOf = ({ fields }: ApiTexts, operation: string, path: readonly string[]): string | undefined =>
  fields[`${operation}.${path.join('.')}`] ?? fields[path.slice(-2).join('.')] ?? fields[path.at(-1) ?? ''];

/** Adds a meaning to each field: the site's text, otherwise the description's. */
export function written(texts: ApiTexts, operation: string): (field: ApiField) => Written {
  const say = ({ children, variants, description, path, repeats, schema, ...field }: ApiField): Written => {
    const meaning = meaningOf(texts, operation, path) ?? description;
    const elsewhere = [...(repeats ? [schema] : []), ...variants.map((variant) => variant.repeats && variant.schema)];
    const links = objectLinks(elsewhere, texts);
    const here = links ? variants.filter((variant) => !objectLinks([variant.schema], texts)) : variants;
    const words = [...(meaning ? [prose(meaning)] : []), ...(links ? [`See ${links}.`] : [])].join(' ');
    return {
      ...field,
      ...(schema ? { schema } : {}),
      ...(repeats && !links ? { repeats } : {}),
      path: path.join('-'),
      ...(words ? { meaning: words } : {}),
      ...(children.length ? { children: children.map(say) } : {}),
      ...(here.length ? { variants: here.map(sayVariant(say)) } : {}),
    };
  };
  return say;
}

/** Like `written`, for the alternative forms of a value. */
export const sayVariant =
  (say: (field: ApiField) => Written) =>
  ({ fields, label, repeats }: ApiVariant): WrittenVariant => ({
    label,
    fields: fields.map(say),
    ...(repeats ? { repeats } : {}),
  });

/** Path of the page of an object; undefined for a schema without one. */
export const objectPath = (name: string | undefined, { objects }: ApiTexts): string | undefined =>
  name !== undefined && Object.hasOwn(objects, name) ? objectPagePath(name) : undefined;

/** Links to the pages of the objects that have one. */
function objectLinks(names: readonly (string | false | undefined)[], texts: ApiTexts): string {
  const links = names.flatMap((name) => {
    const path = objectPath(name || undefined, texts);
    return path ? [`[${prose(texts.objects[name || '']?.title ?? '')}](${path})`] : [];
  });
  return links.length > 1 ? `${links.slice(0, -1).join(', ')} or ${links.at(-1)}` : links.join('');
}
