/**
 * The parts of JSON Schema (2020-12, as in OpenAPI 3.1) that the reference reads. Every key is optional, because a description may lack
 * anything.
 */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
};
export type Parameter = {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
};
export type MediaTypes = Readonly<Record<string, { readonly schema?: Schema }>>;
export type Response = { readonly $ref?: string; readonly description?: string; readonly content?: MediaTypes };
export type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly $ref?: string; readonly required?: boolean; readonly content?: MediaTypes };
  readonly responses?: Readonly<Record<string, Response>>;
};
/** The HTTP methods of OpenAPI, in the order in which the operations of a path are listed. */
export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;
export type Method = (typeof methods)[number];
export type PathItem = { readonly parameters?: readonly Parameter[] } & Readonly<Partial<Record<Method, Operation>>>;
export type SecurityScheme = {
  readonly type?: string;
  readonly in?: string;
  readonly name?: string;
  readonly scheme?: string;
  readonly description?: string;
};

/** The parts of an OpenAPI 3.1 description that the reference reads. */
export type ApiDocument = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly 'x-tagGroups'?: readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly security?: Operation['security'];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly responses?: Readonly<Record<string, Response>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
};

/**
 * Resolves a reference within the document; any other value is returned as it is. Undefined when the target is missing, is in another file,
 * or is a reference that leads back to itself.
 */
export function resolve<T extends object>(
  document: ApiDocument,
  value: (T & { readonly $ref?: string }) | undefined,
): T | undefined {
  const seen = new Set<string>();
  let current: unknown = value;
  for (;;) {
    const ref = (current as { $ref?: unknown } | undefined)?.$ref;
    if (typeof ref !== 'string') return current as T | undefined;
    if (!ref.startsWith('#/') || seen.has(ref)) return undefined;
    seen.add(ref);
    current = ref
      .slice(2)
      .split('/')
      .map((part) => decodePart(part))
      .reduce<unknown>(
        (node, key) =>
          node !== null && typeof node === 'object' && Object.hasOwn(node, key)
            ? (node as Record<string, unknown>)[key]
            : undefined,
        document,
      );
  }
}

function decodePart(part: string): string {
  const text = part.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
