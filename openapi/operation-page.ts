import type { RequestSample } from './print-request.ts';
import { apiFolder, publishedPath } from './api-paths.ts';
import type { Node } from '../engine/markdown/nodes.ts';
import type { ApiJob, ApiPage, Mention } from './reference-page.ts';
import type { ApiDocument, SecurityScheme } from './document.ts';
import { resolve } from './document.ts';
import { failureLinks } from './errors-page.ts';
import { fieldsOf, newWalk, typeOf, variantsOf } from './fields.ts';
import { cut, plain, prose } from './markdown-text.ts';
import { objectOf } from './object-pages.ts';
import type { ApiGroup, ApiOperation } from './operations.ts';
import { blocks, codeBlock, component, heading, list, nodesOf, textBlocks } from './page-nodes.ts';
import { requestForm } from './request-form.ts';
import { requestSamples } from './requests.ts';
import { sampleOf } from './samples.ts';
import type { ApiTexts } from './texts.ts';
import { parameterField, sayVariant, written, type Written, type WrittenVariant } from './written-fields.ts';

/** The page of an operation: who may call it, its input and output, and the guides and jobs that use it. */
export function operationPage(
  document: ApiDocument,
  group: ApiGroup,
  operation: ApiOperation,
  texts: ApiTexts,
  titles: ReadonlyMap<string, string>,
  mentions: readonly Mention[],
  jobs: readonly ApiJob[] = [],
  operations = 1,
): ApiPage {
  const { id, method, path } = operation;
  const text = textOfOperation(operation, texts);
  const samples = requestSamples(document, operation, texts);
  return {
    file: `${apiFolder}/${group.slug}/${operation.slug}.mdx`,
    meta: {
      title: titles.get(id) ?? id,
      description: cut(plain(text || `${method} ${path}`), 160),
      keywords: [`${method} ${path}`, id],
      subject: method,
    },
    ...(samples.length ? { request: () => requestForm(document, operation, texts) } : {}),
    nodes: () => {
      const examples = exampleTexts(document, operation, texts);
      return [
        component(
          'ApiColumns',
          {},
          component('ApiText', {}, callNodes(document, operation, texts, samples.length > 0)),
          component(
            'ApiSample',
            sampleProps(examples, samples.length > 0),
            sampleNodes(operation, texts, samples, examples),
          ),
          component(
            'ApiText',
            {},
            introNodes(operation, texts),
            inputNodes(document, operation, texts),
            noteNodes(operation, texts),
            responseNodes(document, operation, texts),
            errorNodes(operation, texts, operations),
            connectionNodes(operation, texts, mentions, jobs),
          ),
        ),
      ];
    },
  };
}

/** What the operation does: the site's text, otherwise the description's. */
const textOfOperation = ({ id, description, summary }: ApiOperation, texts: ApiTexts): string =>
  texts.operations[id]?.text ?? description ?? summary ?? '';

/** Fields of one part of the call. */
const fieldList = (
  prefix: string,
  label: string,
  fields: readonly Written[],
  variants: readonly WrittenVariant[] = [],
): Node | undefined =>
  fields.length || variants.length
    ? component('ApiFields', {
        prefix,
        label,
        fields,
        ...(variants.length ? { variants } : {}),
        ...(prefix === 'response' ? { answered: true } : {}),
      })
    : undefined;

/** Where and how the operation is called. */
function callNodes(document: ApiDocument, operation: ApiOperation, texts: ApiTexts, hasSamples: boolean): Node[] {
  const { method, path, deprecated } = operation;
  return nodesOf(
    component('Endpoint', {
      method,
      path,
      auth: authText(document, operation, texts),
      ...(hasSamples ? { request: true } : {}),
    }),
    deprecated && blocks('This operation is deprecated.'),
  );
}

/** What the operation does, unless the description of the page has all of it. */
function introNodes(operation: ApiOperation, texts: ApiTexts): Node[] {
  const text = textOfOperation(operation, texts);
  return nodesOf(cut(plain(text), 160) !== plain(text) && textBlocks(text));
}

/** What else there is to know, below the parameters. */
function noteNodes(operation: ApiOperation, texts: ApiTexts): Node[] {
  const notes = texts.operations[operation.id]?.notes ?? [];
  return nodesOf(notes.length > 0 && heading('Good to know'), notes.length > 0 && list(notes.map(prose)));
}

/** What the operation answers, as examples in JSON. */
const exampleTexts = (document: ApiDocument, operation: ApiOperation, texts: ApiTexts): string[] =>
  successOf(operation).flatMap(({ schema }) => {
    const value = schema && sampleOf(document, schema, texts, 'response', operation.id);
    return value === undefined ? [] : [JSON.stringify(value, null, 2)];
  });

/** Lines of an example on paper; `api-columns.css` has the same number. */
const linesOnPaper = 40;

/** @param form whether the page has a form that builds the request */
function sampleProps(examples: readonly string[], form: boolean): { form?: boolean; paper?: string } {
  const lines = Math.max(0, ...examples.map((example) => example.split('\n').length));
  return {
    ...(form ? { form } : {}),
    ...(lines > linesOnPaper
      ? {
          paper: `These are ${linesOnPaper} of the ${lines} lines of the response. This page has all of them on the web.`,
        }
      : {}),
  };
}

/** Requests in several languages, what they are answered with, and links to the ways in which they can fail. */
function sampleNodes(
  operation: ApiOperation,
  texts: ApiTexts,
  samples: readonly RequestSample[],
  responses: readonly string[],
): Node[] {
  const examples = responses.map((example) => codeBlock('json', example, 'brief title="Example response"'));
  const statuses = failuresOf(operation, texts).map(({ status }) => `[\`${status}\`](#error-${status})`);
  return nodesOf(
    heading('Request'),
    samples.length > 0 &&
      component(
        'Tabs',
        { group: 'language' },
        samples.map(({ label, language, code }) => component('Tab', { label }, codeBlock(language, code, 'brief'))),
      ),
    examples,
    blocks(
      [...(statuses.length ? [`Errors: ${statuses.join(', ')}`] : []), `[openapi.json](${publishedPath})`].join(' · '),
    ),
  );
}

const places = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' } as const;

/** Parameters, by where they are, and the body. */
function inputNodes(document: ApiDocument, { id, body, parameters }: ApiOperation, texts: ApiTexts): Node[] {
  const say = written(texts, id);
  const groups = Object.entries(places).flatMap(([location, words]) => {
    const fields = parameters.filter((parameter) => parameter.in === location);
    const shownFields = fieldList(
      'parameter',
      `${words} parameters`,
      fields.map((parameter) => say(parameterField(document, parameter))),
    );
    return nodesOf(shownFields && heading(words, 3), shownFields);
  });
  return nodesOf(
    (groups.length > 0 || body) && heading('Parameters'),
    groups,
    body && heading('Body', 3),
    body && blocks(bodyIntro(body.mediaTypes, body.required)),
    body?.schema &&
      fieldList(
        'body',
        'Body',
        fieldsOf(document, body.schema).map(say),
        variantsOf(document, body.schema).map(sayVariant(say)),
      ),
  );
}

/** The answers that are no failures. */
const successOf = ({ responses }: ApiOperation): ApiOperation['responses'] =>
  responses.filter(({ status }) => status.startsWith('2') || status === 'default');

/** What the operation answers. */
function responseNodes(document: ApiDocument, operation: ApiOperation, texts: ApiTexts): Node[] {
  const say = written(texts, operation.id);
  return nodesOf(
    heading('Response'),
    ...successOf(operation).flatMap(({ status, mediaType, schema }) => {
      if (!schema) return [blocks(`Status \`${status}\`, ${mediaType ? `as \`${mediaType}\`` : 'without a body'}.`)];
      const object = objectOf(document, schema, texts);
      const link = object && `[${prose(texts.objects[object.name]?.title ?? object.name)}](${object.path})`;
      if (link) return [blocks(`Status \`${status}\`: ${object.isList ? `a list of these objects: ${link}` : link}.`)];
      const isList = typeOf(document, schema).startsWith('list');
      return [
        blocks(`Status \`${status}\`${isList ? ', with a list of these' : ''}:`),
        fieldList(
          'response',
          `Response ${status}`,
          fieldsOf(document, schema, [], newWalk(document, texts.objects)).map(say),
          variantsOf(document, schema, [], newWalk(document, texts.objects)).map(sayVariant(say)),
        ),
      ];
    }),
  );
}

/** How the operation can fail. */
function errorNodes(operation: ApiOperation, texts: ApiTexts, operations: number): Node[] {
  const errors = failuresOf(operation, texts).map(({ status, text }) => {
    const links = failureLinks(operation.id, status, texts, operations);
    return { status, text: links ? `${text} ${links}.` : text };
  });
  if (!errors.length) return [];
  return nodesOf(
    heading('Errors'),
    component('ApiErrors', { errors }),
    texts.errorsPage &&
      blocks(`[Errors](${texts.errorsPage}) lists those that every call can have, and says what to do about each.`),
  );
}

/** Events, guides and jobs that the operation has to do with. */
function connectionNodes(
  { id }: ApiOperation,
  texts: ApiTexts,
  mentions: readonly Mention[],
  jobs: readonly ApiJob[],
): Node[] {
  const events = texts.operations[id]?.events ?? [];
  return nodesOf(
    events.length > 0 && heading('Events'),
    events.length > 0 && blocks(`This call can cause: ${events.map((event) => eventLink(event, texts)).join(', ')}.`),
    linkList('Guides that use it', mentions),
    linkList(
      'Jobs it belongs to',
      jobs.filter(({ steps }) => steps.some((step) => isExplainedIn(step, mentions))),
    ),
  );
}

/** Error statuses with their meanings, in order: those of the description, and others that only the site's texts have. */
function failuresOf({ id, responses }: ApiOperation, texts: ApiTexts): { status: string; text: string }[] {
  const errorTexts = texts.operations[id]?.errors ?? {};
  const described = responses
    .filter(({ status }) => /^[45]/.test(status))
    .map(({ status, description }) => ({
      status,
      text: errorTexts[status] ?? texts.errors[status] ?? description ?? '',
    }));
  const further = Object.entries(errorTexts)
    .filter(([status]) => !described.some((failure) => failure.status === status))
    .map(([status, text]) => ({ status, text }));
  return [...described, ...further].toSorted((a, b) => (a.status < b.status ? -1 : 1));
}

const isExplainedIn = ({ page, anchor }: ApiJob['steps'][number], mentions: readonly Mention[]): boolean =>
  mentions.some(({ path, sections }) => path === page && anchor !== undefined && sections.has(anchor));

const linkList = (words: string, links: readonly { path: string; title: string }[]): Node[] =>
  links.length ? [heading(words), ...list(links.map(({ path, title }) => `[${prose(title)}](${path})`))] : [];

function eventLink(event: string, { events }: ApiTexts): string {
  const href = events[event];
  return href === undefined ? `\`${event}\`` : `[\`${event}\`](${href})`;
}

const bodyIntro = (mediaTypes: readonly string[], required: boolean): string =>
  `${required ? 'Required' : 'Optional'}, as ${mediaTypes.map((type) => `\`${type}\``).join(' or ')}.`;

function authText(document: ApiDocument, { security }: ApiOperation, texts: ApiTexts): string {
  if (!security.some((way) => way.length)) return 'none: the identifiers in the path are enough';
  const headerOf = (scheme: string): string => {
    const { in: location, name } =
      resolve<SecurityScheme>(document, document.components?.securitySchemes?.[scheme]) ?? {};
    return name && location === 'header' ? ` in the header \`${name}\`` : '';
  };
  const textOf = (scheme: string): string => texts.tokens[scheme]?.text ?? scheme;
  // Tokens that go into the same header differ in who has them, which is said first.
  const [header = '', ...others] = new Set(security.map((way) => (way.length === 1 ? headerOf(way[0] ?? '') : '')));
  if (header && !others.length) return security.map(([scheme = '']) => textOf(scheme)).join(' or ') + header;
  return security.map((way) => way.map((scheme) => textOf(scheme) + headerOf(scheme)).join(' and ')).join(', or ');
}
