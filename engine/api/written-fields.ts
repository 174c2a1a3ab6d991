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
  const [found] = fieldsOf(document, {
    type: 'object',
    properties: { [name]: schema },
    required: required ? [name] : [],
  });
  return { ...(found as ApiField), ...(description ? { description } : {}) };
}

/**
 * The site's text for a field: by operation and path, otherwise by the names of its parent and itself, otherwise by its name. Undefined
 * if the site has none.
 */
export const meaningOf = ({ fields }: ApiTexts, operation: string, path: readonly string[]): string | undefined =>
  fields[`${operation}.${path.join('.')}`] ?? fields[path.slice(-2).join('.')] ?? fields[path.at(-1) ?? ''];

/** Adds a meaning to each field: the site's text, otherwise the description's. */
export function written(texts: ApiTexts, operation: string): (field: ApiField) => Written {
  const say = ({ children, variants, description, path, ...field }: ApiField): Written => {
    const meaning = meaningOf(texts, operation, path) ?? description;
    return {
      ...field,
      path: path.join('-'),
      ...(meaning ? { meaning: prose(meaning) } : {}),
      ...(children.length ? { children: children.map(say) } : {}),
      ...(variants.length ? { variants: variants.map(sayVariant(say)) } : {}),
    };
  };
  return say;
}

/** Like `written`, for the alternative forms of a value. */
export const sayVariant =
  (say: (field: ApiField) => Written) =>
  ({ fields, ...variant }: ApiVariant): WrittenVariant => ({ ...variant, fields: fields.map(say) });
