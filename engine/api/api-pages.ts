import type { SidebarConfig, SidebarConfigItem } from '../model/sidebar-config.ts';
import type { ApiDocument, SecurityScheme } from './document.ts';
import { resolve } from './document.ts';
import { fieldsOf, typeOf, variantsOf, type ApiField, type ApiVariant } from './fields.ts';
import { cut, fence, frontMatter, join, plain, prose } from './mdx-text.ts';
import { groupsOf, operationsOf, type ApiGroup, type ApiOperation } from './operations.ts';
import { requestSamples } from './requests.ts';
import { sampleOf } from './samples.ts';
import type { ApiTexts } from './texts.ts';

/** A page made of an API description: an MDX file that nobody wrote. */
export type ApiPage = { readonly file: string; readonly text: string };
/** The reference of an API: its pages, its sidebar, and where each operation is. */
export type ApiReference = {
  readonly pages: readonly ApiPage[];
  readonly sidebar: SidebarConfig[string];
  /** Site path of each operation, by `operationId`. */
  readonly paths: ReadonlyMap<string, string>;
  readonly operations: readonly ApiOperation[];
};
/** A page that speaks of an operation. */
export type Mention = { readonly path: string; readonly title: string };

/** Where the reference is, from the content folder. */
const apiFolder = 'api-reference';

/**
 * Makes the reference of an API.
 * @param mentions pages that speak of an operation, by `operationId`
 * @param takenTitles titles of the site's other pages
 */
export function apiReference(
  document: ApiDocument,
  texts: ApiTexts,
  mentions: ReadonlyMap<string, readonly Mention[]> = new Map(),
  takenTitles: ReadonlySet<string> = new Set(),
): ApiReference {
  const operations = operationsOf(document);
  const groups = groupsOf(document, operations);
  const paths = new Map(
    groups.flatMap((group) =>
      group.operations.map((operation) => [operation.id, `/${apiFolder}/${group.slug}/${operation.slug}/`] as const),
    ),
  );
  const titles = uniqueTitles(groups, texts, takenTitles);
  return {
    operations,
    paths,
    pages: [
      landingPage(document, groups, texts),
      ...groups.flatMap((group) => [
        groupPage(group, texts, titles, paths),
        ...group.operations.map((operation) =>
          operationPage(document, group, operation, texts, titles, mentions.get(operation.id) ?? []),
        ),
      ]),
    ],
    sidebar: sidebarOf(groups, texts, paths),
  };
}

const groupTitle = ({ name }: ApiGroup, texts: ApiTexts): string => texts.groups[name]?.title ?? name;
const ownTitle = (operation: ApiOperation, texts: ApiTexts): string =>
  texts.operations[operation.id]?.title ?? operation.summary ?? `${operation.method} ${operation.path}`;

/** Titles of all operations; one that another page has too also names its group. */
function uniqueTitles(groups: readonly ApiGroup[], texts: ApiTexts, taken: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>();
  const operations = groups.flatMap((group) => group.operations.map((operation) => ({ group, operation })));
  for (const { operation } of operations) {
    const title = ownTitle(operation, texts);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return new Map(
    operations.map(({ group, operation }) => {
      const title = ownTitle(operation, texts);
      const isUnique = counts.get(title) === 1 && !taken.has(title);
      return [operation.id, isUnique ? title : `${title} (${groupTitle(group, texts)})`];
    }),
  );
}

function sidebarOf(
  groups: readonly ApiGroup[],
  texts: ApiTexts,
  paths: ReadonlyMap<string, string>,
): SidebarConfig[string] {
  const families = [...new Set(groups.map(({ family }) => family))];
  const items = (own: readonly ApiGroup[]): SidebarConfigItem[] =>
    own.map((group) => ({
      label: groupTitle(group, texts),
      items: [
        { route: `/${apiFolder}/${group.slug}/` },
        ...group.operations.map(({ id }) => ({ route: paths.get(id) as string })),
      ],
    }));
  return {
    label: 'API Reference',
    items: [
      { route: `/${apiFolder}/` },
      ...families.flatMap((family): SidebarConfigItem[] => {
        const own = groups.filter((group) => group.family === family);
        return family === undefined ? items(own) : [{ label: `${family} API`, open: true, items: items(own) }];
      }),
    ],
  };
}

/** What the reference holds, for a site that has not written a page of its own about it. */
function landingPage(document: ApiDocument, groups: readonly ApiGroup[], texts: ApiTexts): ApiPage {
  const { title, version, description = '' } = document.info;
  const families = [...new Set(groups.map(({ family }) => family))];
  const cards = (family: string | undefined): string =>
    groups
      .filter((group) => group.family === family)
      .map((group) => {
        const text = texts.groups[group.name]?.text ?? `${group.operations.length} operations.`;
        return `<Card title=${JSON.stringify(groupTitle(group, texts))} href="/${apiFolder}/${group.slug}/">${prose(text)}</Card>`;
      })
      .join('\n');
  return {
    file: `${apiFolder}/index.mdx`,
    text: join(
      frontMatter({
        type: 'operation',
        title: `${title} reference`,
        label: 'Overview',
        description: `Every operation of ${title}, version ${version}, with fields, requests in six languages and responses.`,
      }),
      prose(cut(plain(description), 600)) || `Version ${version}.`,
      document.servers?.[0] && `Requests go to \`${document.servers[0].url}\`.`,
      ...families.flatMap((family) => [
        family === undefined ? undefined : `## ${family} API`,
        `<Cards>\n${cards(family)}\n</Cards>`,
      ]),
    ),
  };
}

function groupPage(
  group: ApiGroup,
  texts: ApiTexts,
  titles: ReadonlyMap<string, string>,
  paths: ReadonlyMap<string, string>,
): ApiPage {
  const title = groupTitle(group, texts);
  const text = texts.groups[group.name]?.text ?? `Operations of the group ${title}.`;
  return {
    file: `${apiFolder}/${group.slug}/index.mdx`,
    text: join(
      frontMatter({ type: 'operation', title: `${title} API`, label: 'Overview', description: cut(plain(text), 160) }),
      prose(text),
      `<ApiOperations operations={${JSON.stringify(
        group.operations.map(({ id, method, path }) => ({
          method,
          path,
          href: paths.get(id),
          title: titles.get(id),
          text: texts.operations[id]?.text ?? '',
        })),
      )}} />`,
    ),
  };
}

function operationPage(
  document: ApiDocument,
  group: ApiGroup,
  operation: ApiOperation,
  texts: ApiTexts,
  titles: ReadonlyMap<string, string>,
  mentions: readonly Mention[],
): ApiPage {
  const { id, method, path, body } = operation;
  const own = texts.operations[id];
  const text = own?.text ?? operation.description ?? operation.summary ?? '';
  const success = operation.responses.filter(({ status }) => status.startsWith('2') || status === 'default');
  const failures = operation.responses.filter(({ status }) => /^[45]/.test(status));
  const samples = requestSamples(document, operation, texts);
  const section = (
    prefix: string,
    label: string,
    fields: readonly Written[],
    variants: readonly WrittenVariant[] = [],
  ): string | undefined =>
    fields.length || variants.length
      ? `<ApiFields prefix="${prefix}" label="${label}" fields={${JSON.stringify(fields)}}${variants.length ? ` variants={${JSON.stringify(variants)}}` : ''} />`
      : undefined;
  const say = written(texts, id);
  const parameters = operation.parameters.map((parameter): Written => ({
    ...say(parameterField(document, parameter)),
    in: parameter.in,
  }));
  return {
    file: `${apiFolder}/${group.slug}/${operation.slug}.mdx`,
    text: join(
      frontMatter({
        type: 'operation',
        title: titles.get(id),
        description: cut(plain(text || `${method} ${path}`), 160),
        keywords: [`${method} ${path}`, path, id],
      }),
      `<Endpoint method="${method}" path="${path}" auth="${authText(document, operation, texts).replaceAll('"', '&quot;')}" />`,
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
      '## Request',
      samples.length
        ? `<Tabs group="language">\n${samples.map(({ label, language, code }) => `<Tab label="${label}">\n\n${fence(language, code)}\n\n</Tab>`).join('\n')}\n</Tabs>`
        : undefined,
      '## Response',
      ...success.flatMap(({ status, schema }) => {
        const value = schema && sampleOf(document, schema, texts, 'response', id);
        const fields = fieldsOf(document, schema).map(say);
        const list = schema && typeOf(document, schema).startsWith('list');
        return [
          schema
            ? `Status \`${status}\`${list ? ', with a list of these' : ''}:`
            : `Status \`${status}\`, without a body.`,
          schema &&
            section('response', `Response ${status}`, fields, variantsOf(document, schema).map(sayVariant(say))),
          value === undefined ? undefined : fence('json', JSON.stringify(value, null, 2), 'title="Example response"'),
        ];
      }),
      failures.length ? '## Errors' : undefined,
      failures.length
        ? `<ApiErrors errors={${JSON.stringify(failures.map(({ status, description }) => ({ status, text: own?.errors[status] ?? texts.errors[status] ?? description ?? '' })))}} />`
        : undefined,
      own?.events.length
        ? `## Events\n\nThis call can cause: ${own.events.map((event) => `\`${event}\``).join(', ')}.`
        : undefined,
      mentions.length
        ? `## Guides that use it\n\n${mentions.map((page) => `- [${prose(page.title)}](${page.path})`).join('\n')}`
        : undefined,
    ),
  };
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

/** A field with its meaning, as `<ApiFields>` takes it. */
type Written = Omit<ApiField, 'children' | 'variants' | 'description' | 'path'> & {
  readonly in?: string;
  readonly path: string;
  readonly meaning?: string;
  readonly children?: readonly Written[];
  readonly variants?: readonly WrittenVariant[];
};
type WrittenVariant = { readonly label: string; readonly fields: readonly Written[]; readonly repeats?: boolean };

function parameterField(
  document: ApiDocument,
  { name, required, description, schema }: ApiOperation['parameters'][number],
): ApiField {
  const [found] = fieldsOf(document, {
    type: 'object',
    properties: { [name]: schema },
    required: required ? [name] : [],
  });
  return { ...(found as ApiField), ...(description ? { description } : {}) };
}

/** Gives fields their meanings: by operation and path, by schema and name, by name, else what the description says. */
function written(texts: ApiTexts, operation: string): (field: ApiField) => Written {
  const say = ({ children, variants, description, path, ...field }: ApiField): Written => {
    const meaning =
      texts.fields[`${operation}.${path.join('.')}`] ??
      texts.fields[path.slice(-2).join('.')] ??
      texts.fields[field.name] ??
      description;
    return {
      ...field,
      path: path.join('-'),
      ...(meaning ? { meaning: prose(meaning) } : {}),
      ...(children.length ? { children: children.map(say) } : {}),
      ...(variants.length ? { variants: variants.map(sayVariant(say)) } : {}),
    };
  };
  return say;
}

const sayVariant =
  (say: (field: ApiField) => Written) =>
  ({ fields, ...variant }: ApiVariant): WrittenVariant => ({ ...variant, fields: fields.map(say) });
