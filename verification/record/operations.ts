import { readFileSync } from 'node:fs';

/** One operation of the API description, as far as a recording needs it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Whose tokens it takes. Empty: anybody can call it. */
  readonly tokens: readonly string[];
  readonly takesBody: boolean;
}

interface Described {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: unknown;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** All operations of the API description in `data/openapi/`, by ID. */
export function readOperations(): Map<string, Operation> {
  const text = readFileSync(new URL('../../data/openapi/description.json', import.meta.url), 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, described]): Operation[] =>
      methods.has(method) && described.operationId
        ? [
            {
              id: described.operationId,
              method: method.toUpperCase(),
              path,
              tokens: (described.security ?? []).flatMap((scheme) => Object.keys(scheme)),
              takesBody: described.requestBody !== undefined,
            },
          ]
        : [],
    ),
  );
  return new Map(operations.map((operation) => [operation.id, operation]));
}

/** File name of an operation's recording: `contactCreate` becomes `contact-create`. */
export function recordingName(operationId: string): string {
  return operationId.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
