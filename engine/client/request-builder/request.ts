import { guard, urlPart, type PlainRequest } from '../../../openapi/print-request.ts';
import { appUrlName } from '../../model/placeholder.ts';
import type { RequestForm } from '../../model/request-form.ts';

export type Filled = {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Returns the reader's value for a placeholder. */
  readonly valueOf: (name: string) => string | undefined;
};

/** The request with the filled-in values. Missing ones are placeholders. */
export function requestOf(form: RequestForm, { parameters, body, valueOf }: Filled): PlainRequest {
  const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const path = form.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, { name, placeholder }) => {
      const value = Object.hasOwn(parameters, name) ? text(parameters[name]) : valueOf(placeholder);
      return address.replace(`{${name}}`, () => (value === undefined ? guard(placeholder) : urlPart(value)));
    }, form.path);
  return {
    method: form.method,
    url: (valueOf(appUrlName) ?? form.server) + path,
    headers: [
      ...form.headers.map(({ name, before, placeholder }) => ({
        name,
        value: before + (valueOf(placeholder) ?? guard(placeholder)),
      })),
      ...(form.body ? [{ name: 'Content-Type', value: form.body.mediaType }] : []),
    ],
    queryString: form.parameters
      .filter(({ in: location, name }) => location === 'query' && Object.hasOwn(parameters, name))
      .flatMap(({ name }) => [parameters[name]].flat().map((value) => ({ name, value: text(value) }))),
    ...(form.body ? { json: { mediaType: form.body.mediaType, value: body } } : {}),
  };
}
