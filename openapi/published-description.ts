import type { ApiDocument, MediaTypes, Operation, Schema } from './document.ts';
import { resolve } from './document.ts';
import type { ApiEvents } from './events.ts';
import { plain } from './markdown-text.ts';
import { operationAt, withMeanings, type Mutable } from './meanings.ts';
import { groupsOf, operationsOf, type ApiOperation } from './operations.ts';
import { bodySample } from './requests.ts';
import { sampleOf } from './samples.ts';
import type { ApiTexts } from './texts.ts';
import { groupTitle, ownTitle } from './titles.ts';

type Written = Mutable<ApiDocument> & { webhooks?: object };
type Media = { schema?: Schema; example?: unknown };

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
  const published: Written = withMeanings(document, texts);
  const operations = operationsOf(published);
  // Read from the original description, because the pages use the same samples.
  for (const operation of operationsOf(document)) {
    const publishedOperation = operationAt(published, operation);
    const operationTexts = texts.operations[operation.id];
    const url = page(operation.id);
    publishedOperation.summary = plain(ownTitle(operation, texts));
    const description = [
      operationTexts?.text ?? publishedOperation.description,
      ...(operationTexts?.notes ?? []).map((note) => `- ${note}`),
    ];
    if (description.some(Boolean)) publishedOperation.description = description.filter(Boolean).join('\n\n');
    if (url !== undefined) publishedOperation.externalDocs = { url };
    writeResponses(document, published, operation, texts);
    const media = bodyMedia(published, operation, publishedOperation);
    const example = bodySample(document, operation, texts);
    if (media && example !== undefined) media.example = example;
  }
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
  const resolvedBody = resolve<{ content?: MediaTypes }>(document, requestBody);
  return body && (resolvedBody?.content?.[body.mediaType] as Media | undefined);
}
