import type { FieldKind, RequestField, RequestForm, RequestParameter } from '../engine/model/request-form.ts';
import type { ApiDocument, Schema } from './document.ts';
import { fieldsOf, variantsOf, type ApiField } from './fields.ts';
import type { ApiOperation } from './operations.ts';
import { authHeaders, bodySample, placeholderOf, querySample, serverOf } from './requests.ts';
import type { ApiTexts } from './texts.ts';
import { parameterField } from './written-fields.ts';

/** What a reader fills in to build a request to an operation. */
export function requestForm(document: ApiDocument, operation: ApiOperation, texts: ApiTexts): RequestForm {
  const { method, path, body } = operation;
  const parameters = operation.parameters.flatMap((parameter): RequestParameter[] => {
    const { in: location, name } = parameter;
    if (location !== 'path' && location !== 'query') return [];
    const field = requestField(parameterField(document, parameter));
    return [{ ...field, in: location, placeholder: placeholderOf(path, name, texts) }];
  });
  const sample = bodySample(document, operation, texts);
  return {
    method,
    server: serverOf(document),
    path,
    headers: authHeaders(document, operation, texts),
    parameters,
    parametersSchema: selfContained(document, {
      type: 'object',
      properties: Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema])),
      required: parameters
        .filter(({ required, in: location }) => required && location === 'query')
        .map(({ name }) => name),
    }),
    parametersSample: querySample(document, operation, texts),
    ...(body?.schema && sample !== undefined
      ? {
          body: {
            mediaType: body.mediaType,
            fields: variantsOf(document, body.schema).length
              ? []
              : fieldsOf(document, body.schema)
                  .filter(({ access }) => access !== 'read')
                  .map(requestField),
            schema: selfContained(document, body.schema),
            sample,
          },
        }
      : {}),
  };
}

function requestField({ name, type, required, values, children, ...field }: ApiField): RequestField {
  const kind = kindOf({ type, values, children, ...field });
  return {
    name,
    kind,
    type,
    required,
    ...(kind === 'choice' ? { values: values ?? [] } : {}),
    ...(kind === 'object'
      ? { children: children.filter(({ access }) => access !== 'read').map((child) => requestField(child)) }
      : {}),
  };
}

function kindOf({
  type,
  values,
  children,
  variants,
}: Pick<ApiField, 'type' | 'children' | 'variants'> & { readonly values: ApiField['values'] | undefined }): FieldKind {
  if (variants.length) return 'json';
  const base = type.replace(/ or null$/, '');
  if (values && !base.startsWith('list')) return 'choice';
  if (base === 'string') return 'text';
  if (base === 'integer' || base === 'number') return 'number';
  if (base === 'boolean') return 'boolean';
  if (base === 'object' && children.length) return 'object';
  return /^list of (?:strings|integers|numbers)$/.test(base) ? 'list' : 'json';
}

/** Keywords written for people, which a validator doesn't need. */
const proseKeywords = new Set(['description', 'example', 'examples', 'title', 'summary', 'externalDocs']);

/** The names in `required`, without those of fields that only responses have. */
const requiredInRequests = ({ properties }: Schema, required: unknown): unknown =>
  Array.isArray(required) ? required.filter((name: string) => !properties?.[name]?.readOnly) : required;

/** A self-contained schema for requests: it includes the schemas it references, at the places its references name. */
function selfContained(document: ApiDocument, schema: Schema): object {
  const schemas: Record<string, unknown> = {};
  const copy = (value: unknown, names = false): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).filter(([key]) => names || !proseKeywords.has(key));
    const ref = /^#\/components\/schemas\/([^/]+)$/.exec((value as Schema).$ref ?? '')?.[1];
    if (ref !== undefined && !Object.hasOwn(schemas, ref)) {
      schemas[ref] = true;
      schemas[ref] = copy(document.components?.schemas?.[ref] ?? {});
    }
    // Under `properties`, keys are field names even when they look like keywords.
    return Object.fromEntries(
      entries.map(([key, item]) => [
        key,
        !names && key === 'required' ? requiredInRequests(value, item) : copy(item, !names && key === 'properties'),
      ]),
    );
  };
  const copied = copy(schema) as object;
  return Object.keys(schemas).length ? { ...copied, components: { schemas } } : copied;
}
