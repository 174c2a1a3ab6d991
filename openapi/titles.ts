import type { ApiGroup, ApiOperation } from './operations.ts';
import type { ApiTexts } from './texts.ts';

/** The title of a group: the site's own, otherwise the group's name. */
export const groupTitle = ({ name }: Pick<ApiGroup, 'name'>, texts: ApiTexts): string =>
  texts.groups[name]?.title ?? name;
/**
 * The title of an operation: the site's own, otherwise the description's summary, otherwise method and path. Not unique; see
 * `uniqueTitles`.
 */
export const ownTitle = (operation: ApiOperation, texts: ApiTexts): string =>
  texts.operations[operation.id]?.title ?? operation.summary ?? `${operation.method} ${operation.path}`;

/** Titles of all operations. A title that another page already has gets the group's name in parentheses. */
export function uniqueTitles(
  groups: readonly ApiGroup[],
  texts: ApiTexts,
  taken: ReadonlySet<string>,
): Map<string, string> {
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
