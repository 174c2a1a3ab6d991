import type { ApiDocument, MediaTypes, Method, Operation, Parameter, Schema } from './document.ts';
import { resolve } from './document.ts';
import type { ApiEvents } from './events.ts';
import { plain } from './markdown-text.ts';
import { groupsOf, operationsOf, type ApiOperation } from './operations.ts';
import { bodySample } from './requests.ts';
import { sampleOf } from './samples.ts';
import type { ApiTexts } from './texts.ts';
import { groupTitle, ownTitle } from './titles.ts';
import { meaningOf } from './written-fields.ts';

type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };
type Written = Mutable<ApiDocument> & { webhooks?: object };
type WrittenOperation = Mutable<Operation> & { externalDocs?: { url: string } };
/** A schema or a parameter of the copy. */
type Described = { description?: string };
type Media = { schema?: Schema; example?: unknown };

/** How the description is published. */
export type Publishing = {
  /** Public URL of an operation's page, by `operationId`; undefined when the site has none. */
  readonly page?: (operation: string) => string | undefined;
  readonly events?: ApiEvents | undefined;
};

/**
 * The description for other programs, with the site's texts added where OpenAPI has a place for them, so that generated clients include
 * them. Where the site has no text, the description's own stays.
 */
export function publishedDescription(document: ApiDocument, texts: ApiTexts, publishing: Publishing = {}): object {
  const { page = () => undefined, events } = publishing;
  const published = structuredClone(document) as Written;
  const operations = operationsOf(published);
  const meanings = new Meanings(published, texts);
  for (const operation of operations) meanings.read(operation);
  // Read from the original description, because the pages use the same samples.
  for (const operation of operationsOf(document)) {
    const written = operationAt(published, operation);
    const own = texts.operations[operation.id];
    const url = page(operation.id);
    written.summary = plain(ownTitle(operation, texts));
    const description = [own?.text ?? written.description, ...(own?.notes ?? []).map((note) => `- ${note}`)];
    if (description.some(Boolean)) written.description = description.filter(Boolean).join('\n\n');
    if (url !== undefined) written.externalDocs = { url };
    writeResponses(document, published, operation, texts);
    const media = bodyMedia(published, operation, written);
    const example = bodySample(document, operation, texts);
    if (media && example !== undefined) media.example = example;
  }
  meanings.write(operations.map((operation) => ({ operation, written: operationAt(published, operation) })));
  published.tags = groupsOf(document, operations).map(({ name }) => ({
    ...published.tags?.find((tag) => tag.name === name),
    name,
    'x-displayName': groupTitle({ name }, texts),
    ...(texts.groups[name] ? { description: texts.groups[name].text } : {}),
  }));
  for (const [name, scheme] of Object.entries(published.components?.securitySchemes ?? {}))
    if (texts.tokens[name]) scheme.description = texts.tokens[name].text;
  if (!events) return published;
  const components = { ...published.components, schemas: { ...published.components?.schemas, ...events.schemas } };
  return { ...published, components, webhooks: events.webhooks };
}

const operationAt = (document: Written, { path, method }: ApiOperation): WrittenOperation =>
  document.paths?.[path]?.[method.toLowerCase() as Method] as WrittenOperation;

/** Adds a text and an example to each response, and the errors that the description lacks. */
function writeResponses(document: ApiDocument, published: Written, operation: ApiOperation, texts: ApiTexts): void {
  const { responses } = operationAt(published, operation);
  // Typed clients can distinguish an error from a result only if both have a body.
  const content = { 'application/json': { schema: { type: 'object' } } };
  for (const [status, description] of Object.entries(texts.operations[operation.id]?.errors ?? {}))
    if (responses && !responses[status]) responses[status] = { description, content };
  for (const { status, mediaType, schema } of operation.responses) {
    const response = resolve<{ description?: string; content?: MediaTypes }>(published, responses?.[status]);
    if (!response) continue;
    const error = texts.operations[operation.id]?.errors[status] ?? texts.errors[status];
    response.description = error ?? (response.description || (mediaType ? 'The result.' : 'Done, without a body.'));
    if (!schema || mediaType === undefined || !status.startsWith('2')) continue;
    const example = sampleOf(document, schema, texts, 'response', operation.id);
    if (example !== undefined) Object.assign(response.content?.[mediaType] ?? {}, { example });
  }
}

function bodyMedia(document: ApiDocument, { body }: ApiOperation, { requestBody }: Operation): Media | undefined {
  const written = resolve<{ content?: MediaTypes }>(document, requestBody);
  return body && (written?.content?.[body.mediaType] as Media | undefined);
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
          const found = resolve<Parameter>(this.#document, other);
          return found?.name !== parameter.name || found?.in !== parameter.in;
        });
        written.parameters = [...others, { ...parameter, description: meaning } as Mutable<Parameter>];
      }
  }

  /** The parameters of an operation that have a text of the site, with that text. */
  #parameters({ id, path, method }: ApiOperation): { parameter: Parameter; meaning: string }[] {
    const item = this.#document.paths?.[path];
    const own = item?.[method.toLowerCase() as Method]?.parameters ?? [];
    return [...(item?.parameters ?? []), ...own].flatMap((one) => {
      const parameter = resolve<Parameter>(this.#document, one);
      const meaning = parameter?.name && meaningOf(this.#texts, id, [parameter.name]);
      return parameter && meaning ? [{ parameter, meaning }] : [];
    });
  }

  /** A schema is visited once for each body and response, because its page also expands it once. */
  #visit(operation: string, schema: Schema | undefined, path: readonly string[], seen: Set<Schema>): void {
    const found = schema && resolve<Schema>(this.#document, schema);
    if (!found || seen.has(found)) return;
    seen.add(found);
    for (const [name, property] of Object.entries(found.properties ?? {})) {
      const meaning = meaningOf(this.#texts, operation, [...path, name]);
      if (meaning !== undefined) this.#note(property as Described, meaning);
      this.#visit(operation, property, [...path, name], seen);
    }
    for (const part of [found.items, ...(found.allOf ?? []), ...(found.oneOf ?? []), ...(found.anyOf ?? [])])
      this.#visit(operation, part, path, seen);
    if (typeof found.additionalProperties === 'object') this.#visit(operation, found.additionalProperties, path, seen);
  }

  #note(node: Described, meaning: string): void {
    const counts = this.#said.get(node) ?? new Map<string, number>();
    counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
    this.#said.set(node, counts);
  }
}
