import { slugify } from '../engine/model/url.ts';
import {
  methods,
  resolve,
  type ApiDocument,
  type MediaTypes,
  type Method,
  type Parameter,
  type Schema,
} from './document.ts';

export type ApiOperation = {
  /** `operationId`, or one derived from method and path. */
  readonly id: string;
  /** Last segment of its page's path; unique. */
  readonly slug: string;
  readonly method: Uppercase<Method>;
  readonly path: string;
  readonly group: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  /** Ways to authenticate, any of which is enough; an empty list means none is needed. Names of `components.securitySchemes`. */
  readonly security: readonly (readonly string[])[];
  readonly parameters: readonly ApiParameter[];
  readonly body?: {
    readonly required: boolean;
    readonly mediaType: string;
    readonly mediaTypes: readonly string[];
    readonly schema?: Schema;
  };
  readonly responses: readonly ApiResponse[];
};
/** A parameter of an operation, with its references resolved. */
export type ApiParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
};
/** A response of an operation. `status` is written as in the description: `200`, `4XX` or `default`. */
export type ApiResponse = {
  readonly status: string;
  readonly description?: string;
  readonly mediaType?: string;
  readonly schema?: Schema;
};
/** Operations that belong together, in the order of the description. */
export type ApiGroup = {
  readonly name: string;
  readonly slug: string;
  readonly family?: string;
  readonly operations: readonly ApiOperation[];
};

/** The media type to show: JSON if there is one. */
function preferred(content: MediaTypes | undefined): { mediaType: string; schema?: Schema } | undefined {
  const types = Object.keys(content ?? {});
  const mediaType = types.find((type) => /[/+]json\b/.test(type)) ?? types[0];
  if (mediaType === undefined) return undefined;
  const schema = content?.[mediaType]?.schema;
  return { mediaType, ...(schema ? { schema } : {}) };
}

/** Parameters of the path and of the operation; the operation's override those with the same name and location. */
function parametersOf(document: ApiDocument, lists: readonly (readonly Parameter[] | undefined)[]): ApiParameter[] {
  const parameterByName = new Map<string, ApiParameter>();
  for (const parameter of lists.flatMap((list) => list ?? [])) {
    const { name, in: location, required, description, schema } = resolve<Parameter>(document, parameter) ?? {};
    if (!name || !location) continue;
    parameterByName.set(`${location} ${name}`, {
      name,
      in: location,
      required: required ?? location === 'path',
      ...(description ? { description } : {}),
      schema: schema ?? {},
    });
  }
  const order = ['path', 'query', 'header', 'cookie'];
  return [...parameterByName.values()].sort((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
}

/** Every operation of a description, in document order. */
export function operationsOf(document: ApiDocument): ApiOperation[] {
  const slugs = new Set<string>();
  const unique = (wanted: string): string => {
    let slug = wanted || 'operation';
    for (let count = 2; slugs.has(slug); count++) slug = `${wanted}-${count}`;
    slugs.add(slug);
    return slug;
  };
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method): ApiOperation[] => {
      const operation = item[method];
      if (!operation) return [];
      const body = resolve<NonNullable<typeof operation.requestBody>>(document, operation.requestBody);
      const media = preferred(body?.content);
      const id = operation.operationId ?? `${method} ${path}`;
      const security = operation.security ?? document.security ?? [];
      return [
        {
          id,
          slug: unique(slugify(id.replace(/([a-z])([A-Z])/g, '$1-$2'))),
          method: method.toUpperCase() as Uppercase<Method>,
          path,
          group: operation.tags?.[0] ?? 'Operations',
          ...(operation.summary ? { summary: operation.summary } : {}),
          ...(operation.description ? { description: operation.description } : {}),
          deprecated: operation.deprecated ?? false,
          security: security.map((way) => Object.keys(way)),
          parameters: parametersOf(document, [item.parameters, operation.parameters]),
          ...(media
            ? { body: { required: body?.required ?? false, mediaTypes: Object.keys(body?.content ?? {}), ...media } }
            : {}),
          responses: Object.entries(operation.responses ?? {}).map(([status, response]) => {
            const { description, content } = resolve<typeof response>(document, response) ?? {};
            return { status, ...(description ? { description } : {}), ...preferred(content) };
          }),
        },
      ];
    }),
  );
}

/** Groups operations by their first tag; families (`x-tagGroups`) and tags keep the order of the description. */
export function groupsOf(document: ApiDocument, operations: readonly ApiOperation[]): ApiGroup[] {
  const families = document['x-tagGroups'] ?? [];
  const declared = [...families.flatMap(({ tags }) => tags), ...(document.tags ?? []).map(({ name }) => name)];
  const names = [...new Set([...declared, ...operations.map(({ group }) => group)])];
  const slugs = new Map<string, number>();
  return names.flatMap((name) => {
    const members = operations.filter(({ group }) => group === name);
    if (!members.length) return [];
    const family = families.find(({ tags }) => tags.includes(name))?.name;
    const wanted = slugify(name) || 'group';
    const count = (slugs.get(wanted) ?? 0) + 1;
    slugs.set(wanted, count);
    return [
      { name, slug: count > 1 ? `${wanted}-${count}` : wanted, ...(family ? { family } : {}), operations: members },
    ];
  });
}
