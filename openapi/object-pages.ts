import { objectPagePath, objectsFolder, publishedPath } from './api-paths.ts';
import type { SidebarConfigItem } from '../engine/model/sidebar-config.ts';
import { slugify } from '../engine/model/url.ts';
import type { ApiPage } from './reference-page.ts';
import { resolve, type ApiDocument, type Schema } from './document.ts';
import { fieldsOf, newWalk, variantsOf } from './fields.ts';
import { cut, plain, prose } from './markdown-text.ts';
import type { ApiOperation } from './operations.ts';
import { blocks, codeBlock, component, heading, list, nodesOf, textBlocks } from './page-nodes.ts';
import type { ApiEvents } from './events.ts';
import type { ApiTexts } from './texts.ts';
import { objectPath, sayVariant, written, type Written } from './written-fields.ts';

/** The object that a value consists of, alone or in a list; undefined when it has no page. */
export function objectOf(
  document: ApiDocument,
  schema: Schema,
  texts: ApiTexts,
): { readonly name: string; readonly path: string; readonly isList: boolean } | undefined {
  const name = nameOf(schema);
  const path = objectPath(name, texts);
  if (name !== undefined && path !== undefined) return { name, path, isList: false };
  const items = resolve<Schema>(document, schema)?.items;
  const item = items && objectOf(document, items, texts);
  return item && { ...item, isList: true };
}

const nameOf = ({ $ref = '' }: Schema): string | undefined => /^#\/components\/schemas\/(.+)$/.exec($ref)?.[1];

/** What the pages of objects need to know. */
type Objects = {
  /** The description, with meanings as the descriptions of its schemas, and the schemas of events. */
  readonly document: ApiDocument;
  readonly texts: ApiTexts;
  readonly operations: readonly ApiOperation[];
  readonly events: ApiEvents | undefined;
  /** Of operations, by `operationId`. */
  readonly titles: ReadonlyMap<string, string>;
  readonly paths: ReadonlyMap<string, string>;
};

/** A page for each object, after a page that lists them. */
export function objectPages(objects: Objects): ApiPage[] {
  const { document, texts } = objects;
  const named = objectNames(document, texts);
  if (!named.length) return [];
  return [
    {
      file: `${objectsFolder}/index.mdx`,
      meta: {
        title: 'Objects of the API',
        label: 'All objects',
        description: 'The records that several operations and events contain, with the type and meaning of each field.',
      },
      nodes: () => list(named.map((name) => `${linkTo(name, texts)}: ${prose(texts.objects[name]?.text ?? '')}`)),
    },
    ...named.map((name) => objectPage(name, objects)),
  ];
}

/** The sidebar's entry of these pages: the list, objects without a group, and the groups in the order of the texts. */
export function objectItems({ document, texts }: Pick<Objects, 'document' | 'texts'>): SidebarConfigItem[] {
  const names = objectNames(document, texts);
  if (!names.length) return [];
  const groupOf = (name: string) => texts.objects[name]?.group;
  const items = (group: string | undefined): SidebarConfigItem[] =>
    names.filter((name) => groupOf(name) === group).map((name) => ({ route: objectPagePath(name) }));
  const groups = [...new Set(names.flatMap((name) => groupOf(name) ?? []))].map((label) => ({
    label,
    items: items(label),
  }));
  return [{ label: 'Objects', items: [{ route: `/${objectsFolder}/` }, ...items(undefined), ...groups] }];
}

/** The objects of the site's texts that the description or its events have. */
const objectNames = ({ components }: ApiDocument, { objects }: ApiTexts): string[] =>
  Object.keys(objects).filter((name) => components?.schemas?.[name]);

const linkTo = (name: string, texts: ApiTexts): string =>
  `[${prose(texts.objects[name]?.title ?? name)}](${objectPath(name, texts)})`;

function objectPage(name: string, objects: Objects): ApiPage {
  const { document, texts, operations, titles, paths } = objects;
  const { title, text, keywords, questions, example } = texts.objects[name] as ApiTexts['objects'][string];
  const schema: Schema = { $ref: `#/components/schemas/${name}` };
  const say = written({ ...texts, fields: {} }, '');
  return {
    file: `${objectsFolder}/${slugify(name)}.mdx`,
    meta: {
      title: `${title} (object)`,
      label: title,
      description: cut(plain(text), 160),
      keywords: [name, ...keywords],
      ...(questions.length ? { questions } : {}),
    },
    nodes: () => [
      component(
        'ApiColumns',
        {},
        component(
          'ApiText',
          {},
          // A short text is shown in full below the title.
          cut(plain(text), 160) !== plain(text) && textBlocks(text),
          heading('Fields'),
        ),
        example !== undefined &&
          component('ApiSample', {}, codeBlock('json', JSON.stringify(example, null, 2), `title="${title}"`)),
        component(
          'ApiText',
          {},
          component('ApiFields', {
            prefix: 'field',
            label: 'Fields',
            fields: fieldsOf(document, schema, [], newWalk(document, texts.objects)).map((field) =>
              sometimes(say(field)),
            ),
            variants: variantsOf(document, schema, [], newWalk(document, texts.objects)).map(sayVariant(say)),
          }),
          blocks(`Programs can read its schema in [openapi.json](${publishedPath}).`),
          linkList(
            'Operations that return it',
            operations
              .filter(({ responses }) => contains(responses, name, document, texts))
              .map(({ id }) => `[${prose(titles.get(id) ?? id)}](${paths.get(id)})`),
          ),
          linkList('Events that contain it', eventsWith(name, objects)),
          linkList(
            'Objects that contain it',
            Object.keys(texts.objects)
              .filter(
                (other) => other !== name && mentions(document.components?.schemas?.[other], name, document, texts),
              )
              .map((other) => linkTo(other, texts)),
          ),
        ),
      ),
    ],
  };
}

const linkList = (words: string, items: readonly string[]): ReturnType<typeof nodesOf> =>
  items.length ? nodesOf(heading(words), list(items)) : [];

/** A field of an object says when it may be absent: nobody sends an object, so a field that is always there needs no word. */
const sometimes = ({ required, children, ...field }: Written): Written => ({
  ...field,
  required: false,
  ...(children ? { children: children.map(sometimes) } : {}),
  ...(required ? {} : { meaning: `${field.meaning ? `${field.meaning} ` : ''}May be absent.` }),
});

/** Whether a success is this object or has it in a field, without going through other objects that have a page. */
const contains = (
  responses: ApiOperation['responses'],
  name: string,
  document: ApiDocument,
  texts: ApiTexts,
): boolean => responses.some(({ status, schema }) => status.startsWith('2') && mentions(schema, name, document, texts));

function mentions(
  value: unknown,
  name: string,
  document: ApiDocument,
  texts: ApiTexts,
  seen = new Set<string>(),
): boolean {
  return [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].some(([, one = '']) => {
    if (one === name) return true;
    if (seen.has(one) || Object.hasOwn(texts.objects, one)) return false;
    seen.add(one);
    return mentions(document.components?.schemas?.[one], name, document, texts, seen);
  });
}

/** Events whose payload is the object or has it in a field. */
function eventsWith(name: string, { events, document, texts }: Objects): string[] {
  const messages = (events?.asyncapi['components'] as { messages?: Record<string, unknown> } | undefined)?.messages;
  const all = { ...events?.webhooks, ...messages };
  return Object.entries(all)
    .filter(([, event]) => mentions(event, name, document, texts))
    .map(([key, event]) => {
      const title = (event as { name?: string }).name ?? key;
      const href = texts.events[title];
      return href === undefined ? `\`${title}\`` : `[\`${title}\`](${href})`;
    });
}
