import { apiFolder } from './api-paths.ts';
import type { SidebarConfig, SidebarConfigItem } from '../engine/model/sidebar-config.ts';
import type { ApiJob, ApiPage, Mention } from './reference-page.ts';
import type { ApiDocument } from './document.ts';
import { errorsPage, errorsPath } from './errors-page.ts';
import { eventSchemas, type ApiEvents } from './events.ts';
import { groupPage } from './group-page.ts';
import { landingPage } from './landing-page.ts';
import { withMeanings } from './meanings.ts';
import { objectItems, objectPages } from './object-pages.ts';
import { operationPage } from './operation-page.ts';
import { groupsOf, operationsOf, type ApiGroup, type ApiOperation } from './operations.ts';
import type { ApiTexts } from './texts.ts';
import { groupTitle, uniqueTitles } from './titles.ts';

export type ApiReference = {
  readonly pages: readonly ApiPage[];
  readonly sidebar: SidebarConfig[string];
  /** Path of each operation's page, by `operationId`. */
  readonly paths: ReadonlyMap<string, string>;
  readonly operations: readonly ApiOperation[];
};

/**
 * Generates the reference of an API.
 * @param mentions pages that mention an operation, by `operationId`. Default: none
 * @param takenTitles titles of the site's other pages. Default: none
 * @param jobs the site's jobs: an operation belongs to those with a step that is explained where the operation is mentioned. Default:
 * none
 * @param events what the API sends without being asked, for the pages of objects. Default: nothing
 */
export function apiReference(
  document: ApiDocument,
  texts: ApiTexts,
  mentions: ReadonlyMap<string, readonly Mention[]> = new Map(),
  takenTitles: ReadonlySet<string> = new Set(),
  jobs: readonly ApiJob[] = [],
  events?: ApiEvents,
): ApiReference {
  const operations = operationsOf(document);
  const groups = groupsOf(document, operations);
  const paths = new Map(
    groups.flatMap((group) =>
      group.operations.map((operation) => [operation.id, `/${apiFolder}/${group.slug}/${operation.slug}/`] as const),
    ),
  );
  const titles = uniqueTitles(groups, texts, takenTitles);
  const names = { titles, paths };
  const objects = { document: documentOfObjects(document, texts, events), texts, operations, events, ...names };
  const errors = errorsPage(texts, operations.length, names);
  return {
    operations,
    paths,
    pages: [
      landingPage(document, groups, texts),
      ...groups.flatMap((group) => [
        groupPage(group, texts, titles, paths),
        ...group.operations.map((operation) =>
          operationPage(
            document,
            group,
            operation,
            texts,
            titles,
            mentions.get(operation.id) ?? [],
            jobs,
            operations.length,
          ),
        ),
      ]),
      ...objectPages(objects),
      ...errors,
    ],
    sidebar: sidebarOf(groups, texts, paths, [...objectItems(objects), ...errors.map(() => ({ route: errorsPath }))]),
  };
}

/** The description as the pages of objects read it: with the meanings of fields and the schemas of events. */
function documentOfObjects(document: ApiDocument, texts: ApiTexts, events: ApiEvents | undefined): ApiDocument {
  if (!Object.keys(texts.objects).length) return document;
  const described = withMeanings(document, texts) as ApiDocument;
  const schemas = { ...described.components?.schemas, ...(events && eventSchemas(events)) };
  return { ...described, components: { ...described.components, schemas } };
}

function sidebarOf(
  groups: readonly ApiGroup[],
  texts: ApiTexts,
  paths: ReadonlyMap<string, string>,
  others: readonly SidebarConfigItem[],
): SidebarConfig[string] {
  const order = Object.keys(texts.families);
  const rank = (family: string): number => (order.includes(family) ? order.indexOf(family) : order.length);
  const families = [...new Set(groups.map(({ family = '' }) => family))].toSorted(
    (one, another) => rank(one) - rank(another),
  );
  const items = (familyGroups: readonly ApiGroup[]): SidebarConfigItem[] =>
    familyGroups.map((group) => ({
      label: groupTitle(group, texts),
      items: [
        { route: `/${apiFolder}/${group.slug}/` },
        ...group.operations.map(({ id }) => ({ route: paths.get(id) as string })),
      ],
    }));
  return {
    label: 'API Reference',
    short: 'API',
    items: [
      { route: `/${apiFolder}/` },
      ...families.flatMap((family): SidebarConfigItem[] => {
        const familyGroups = groups.filter((group) => (group.family ?? '') === family);
        return family === ''
          ? items(familyGroups)
          : [{ label: texts.families[family] ?? `${family} API`, open: true, items: items(familyGroups) }];
      }),
      ...others,
    ],
  };
}
