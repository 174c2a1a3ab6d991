import { apiFolder, type ApiJob, type ApiPage, type Mention } from './api-page.ts';
import type { ApiDocument, SecurityScheme } from './document.ts';
import { resolve } from './document.ts';
import { fieldsOf, typeOf, variantsOf } from './fields.ts';
import { cut, fence, frontMatter, join, plain, prose } from './mdx-text.ts';
import type { ApiGroup, ApiOperation } from './operations.ts';
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
): ApiPage {
  const { id, method, path, body } = operation;
  const own = texts.operations[id];
  const text = own?.text ?? operation.description ?? operation.summary ?? '';
  const success = operation.responses.filter(({ status }) => status.startsWith('2') || status === 'default');
  const failures = failuresOf(operation, texts);
  const samples = requestSamples(document, operation, texts);
  const auth = authText(document, operation, texts);
  const tab = ({ label, language, code }: (typeof samples)[number]): string =>
    `<Tab label="${label}">\n\n${fence(language, code)}\n\n</Tab>`;
  const responses = success.flatMap(({ schema }) => {
    const value = schema && sampleOf(document, schema, texts, 'response', id);
    return value === undefined ? [] : [fence('json', JSON.stringify(value, null, 2), 'title="Example response"')];
  });
  const section = (
    prefix: string,
    label: string,
    fields: readonly Written[],
    variants: readonly WrittenVariant[] = [],
  ): string | undefined =>
    fields.length || variants.length
      ? `<ApiFields prefix="${prefix}" label="${label}" fields={${JSON.stringify(fields)}}` +
        `${variants.length ? ` variants={${JSON.stringify(variants)}}` : ''} />`
      : undefined;
  const say = written(texts, id);
  const parameters = operation.parameters.map((parameter): Written => ({
    ...say(parameterField(document, parameter)),
    in: parameter.in,
  }));
  return {
    file: `${apiFolder}/${group.slug}/${operation.slug}.mdx`,
    ...(samples.length ? { request: () => requestForm(document, operation, texts) } : {}),
    text: join(
      frontMatter({
        type: 'operation',
        title: titles.get(id),
        description: cut(plain(text || `${method} ${path}`), 160),
        keywords: [`${method} ${path}`, id],
      }),
      '<ApiColumns>',
      `<Endpoint method="${method}" path="${path}" auth="${auth.replaceAll('"', '&quot;')}"${samples.length ? ' request' : ''} />`,
      operation.deprecated && 'This operation is deprecated.',
      cut(plain(text), 160) !== plain(text) && prose(text),
      own?.notes.length ? own.notes.map((note) => `- ${prose(note)}`).join('\n') : undefined,
      parameters.length ? '## Parameters' : undefined,
      section('parameter', 'Parameters', parameters),
      body ? '## Body' : undefined,
      body && bodyIntro(body.mediaTypes, body.required),
      body?.schema &&
        section(
          'body',
          'Body',
          fieldsOf(document, body.schema).map(say),
          variantsOf(document, body.schema).map(sayVariant(say)),
        ),
      '<ApiSample>',
      '## Request',
      samples.length ? `<Tabs group="language">\n${samples.map(tab).join('\n')}\n</Tabs>` : undefined,
      '</ApiSample>',
      '</ApiColumns>',
      '<ApiColumns>',
      '## Response',
      ...success.flatMap(({ status, schema }) => {
        const fields = fieldsOf(document, schema).map(say);
        const list = schema && typeOf(document, schema).startsWith('list');
        return [
          schema
            ? `Status \`${status}\`${list ? ', with a list of these' : ''}:`
            : `Status \`${status}\`, without a body.`,
          schema &&
            section('response', `Response ${status}`, fields, variantsOf(document, schema).map(sayVariant(say))),
        ];
      }),
      responses.length ? join('<ApiSample>', ...responses, '</ApiSample>') : undefined,
      failures.length ? '## Errors' : undefined,
      failures.length ? `<ApiErrors errors={${JSON.stringify(failures)}} />` : undefined,
      failures.length > 0 &&
        texts.errorsPage &&
        `[Errors](${texts.errorsPage}) lists those that every call can have, and says what to do about each.`,
      own?.events.length
        ? `## Events\n\nThis call can cause: ${own.events.map((event) => eventLink(event, texts)).join(', ')}.`
        : undefined,
      linkList('## Guides that use it', mentions),
      linkList(
        '## Jobs it belongs to',
        jobs.filter(({ steps }) => steps.some((step) => isExplainedIn(step, mentions))),
      ),
      '</ApiColumns>',
    ),
  };
}

/** Error statuses with their meanings, in order: those of the description, and others that only the site's texts have. */
function failuresOf({ id, responses }: ApiOperation, texts: ApiTexts): { status: string; text: string }[] {
  const own = texts.operations[id]?.errors ?? {};
  const described = responses
    .filter(({ status }) => /^[45]/.test(status))
    .map(({ status, description }) => ({ status, text: own[status] ?? texts.errors[status] ?? description ?? '' }));
  const further = Object.entries(own)
    .filter(([status]) => !described.some((failure) => failure.status === status))
    .map(([status, text]) => ({ status, text }));
  return [...described, ...further].toSorted((a, b) => (a.status < b.status ? -1 : 1));
}

const isExplainedIn = ({ page, anchor }: ApiJob['steps'][number], mentions: readonly Mention[]): boolean =>
  mentions.some(({ path, sections }) => path === page && anchor !== undefined && sections.has(anchor));

const linkList = (heading: string, links: readonly { path: string; title: string }[]): string | undefined =>
  links.length
    ? `${heading}\n\n${links.map(({ path, title }) => `- [${prose(title)}](${path})`).join('\n')}`
    : undefined;

function eventLink(event: string, { events }: ApiTexts): string {
  const href = events[event];
  return href === undefined ? `\`${event}\`` : `[\`${event}\`](${href})`;
}

const bodyIntro = (mediaTypes: readonly string[], required: boolean): string =>
  `${required ? 'Required' : 'Optional'}, as ${mediaTypes.map((type) => `\`${type}\``).join(' or ')}.`;

function authText(document: ApiDocument, { security }: ApiOperation, texts: ApiTexts): string {
  if (!security.some((way) => way.length)) return 'none: the identifiers in the path are enough';
  return security
    .map((way) =>
      way
        .map((scheme) => {
          const { in: place, name } =
            resolve<SecurityScheme>(document, document.components?.securitySchemes?.[scheme]) ?? {};
          const what = texts.tokens[scheme]?.text ?? scheme;
          return name && place === 'header' ? `${what} in the header \`${name}\`` : what;
        })
        .join(' and '),
    )
    .join(', or ');
}
