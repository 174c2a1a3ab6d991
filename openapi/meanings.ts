import { resolve, type ApiDocument, type Method, type Operation, type Parameter, type Schema } from './document.ts';
import { operationsOf, type ApiOperation } from './operations.ts';
import type { ApiTexts } from './texts.ts';
import { meaningOf } from './written-fields.ts';

/** What a type lets a caller change. */
export type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };
/** An operation of a copy of the description. */
export type WrittenOperation = Mutable<Operation> & { externalDocs?: { url: string } };
/** A schema or a parameter of the copy. */
type Described = { description?: string };

/** The operation in a copy of the description. */
export const operationAt = (document: Mutable<ApiDocument>, { path, method }: ApiOperation): WrittenOperation =>
  document.paths?.[path]?.[method.toLowerCase() as Method] as WrittenOperation;

/** A copy of the description in which the site's texts about fields and parameters are the descriptions of schemas and parameters. */
export function withMeanings(document: ApiDocument, texts: ApiTexts): Mutable<ApiDocument> {
  const copy = structuredClone(document) as Mutable<ApiDocument>;
  const operations = operationsOf(copy);
  const meanings = new Meanings(copy, texts);
  for (const operation of operations) meanings.read(operation);
  meanings.write(operations.map((operation) => ({ operation, written: operationAt(copy, operation) })));
  for (const [name, { fields }] of Object.entries(texts.objects)) {
    for (const [field, meaning] of Object.entries(fields)) {
      const property = propertyAt(copy, copy.components?.schemas?.[name], field.split('.'));
      if (property) property.description = meaning;
    }
  }
  return copy;
}

/** The schema of a field, by the names that lead to it; lists are looked into. Undefined when there is none. */
function propertyAt(document: ApiDocument, schema: Schema | undefined, path: readonly string[]): Described | undefined {
  const resolved = schema && resolve<Schema>(document, schema);
  if (resolved?.items) return propertyAt(document, resolved.items, path);
  const [name = '', ...others] = path;
  const property = resolved?.properties?.[name];
  return others.length ? propertyAt(document, property, others) : (property as Described | undefined);
}

/**
 * Collects the meanings of fields. Operations share schemas and parameters, and may describe the same field differently. A shared schema
 * gets the text that most operations use; an operation whose parameter means something else gets its own copy of the parameter.
 */
class Meanings {
  readonly #document: ApiDocument;
  readonly #texts: ApiTexts;
  readonly #said = new Map<Described, Map<string, number>>();

  constructor(document: ApiDocument, texts: ApiTexts) {
    this.#document = document;
    this.#texts = texts;
  }

  /** Notes what an operation says about its parameters and the fields of its body and responses. */
  read(operation: ApiOperation): void {
    for (const schema of [operation.body?.schema, ...operation.responses.map((response) => response.schema)])
      this.#visit(operation.id, schema, [], new Set());
    for (const { parameter, meaning } of this.#parameters(operation)) this.#note(parameter as Described, meaning);
  }

  /** Writes the collected texts into the copy. */
  write(all: readonly { readonly operation: ApiOperation; readonly written: WrittenOperation }[]): void {
    for (const [node, counts] of this.#said)
      node.description = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
    for (const { operation, written } of all)
      for (const { parameter, meaning } of this.#parameters(operation)) {
        if (parameter.description === meaning) continue;
        const others = (written.parameters ?? []).filter((other) => {
          const resolved = resolve<Parameter>(this.#document, other);
          return resolved?.name !== parameter.name || resolved?.in !== parameter.in;
        });
        written.parameters = [...others, { ...parameter, description: meaning } as Mutable<Parameter>];
      }
  }

  /** The parameters of an operation that have a text of the site, with that text. */
  #parameters({ id, path, method }: ApiOperation): { parameter: Parameter; meaning: string }[] {
    const item = this.#document.paths?.[path];
    const pathParameters = item?.[method.toLowerCase() as Method]?.parameters ?? [];
    return [...(item?.parameters ?? []), ...pathParameters].flatMap((one) => {
      const parameter = resolve<Parameter>(this.#document, one);
      const meaning = parameter?.name && meaningOf(this.#texts, id, [parameter.name]);
      return parameter && meaning ? [{ parameter, meaning }] : [];
    });
  }

  /** A schema is visited once for each body and response, because its page also expands it once. */
  #visit(operation: string, schema: Schema | undefined, path: readonly string[], seen: Set<Schema>): void {
    const resolved = schema && resolve<Schema>(this.#document, schema);
    if (!resolved || seen.has(resolved)) return;
    seen.add(resolved);
    for (const [name, property] of Object.entries(resolved.properties ?? {})) {
      const meaning = meaningOf(this.#texts, operation, [...path, name]);
      if (meaning !== undefined) this.#note(property as Described, meaning);
      this.#visit(operation, property, [...path, name], seen);
    }
    for (const part of [
      resolved.items,
      ...(resolved.allOf ?? []),
      ...(resolved.oneOf ?? []),
      ...(resolved.anyOf ?? []),
    ])
      this.#visit(operation, part, path, seen);
    if (typeof resolved.additionalProperties === 'object')
      this.#visit(operation, resolved.additionalProperties, path, seen);
  }

  #note(node: Described, meaning: string): void {
    const counts = this.#said.get(node) ?? new Map<string, number>();
    counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
    this.#said.set(node, counts);
  }
}
