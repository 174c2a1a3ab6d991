import { apiFolder } from './api-paths.ts';
import type { ApiPage } from './reference-page.ts';
import { cut, plain } from './markdown-text.ts';
import type { ApiGroup } from './operations.ts';
import { component, nodesOf, textBlocks } from './page-nodes.ts';
import type { ApiTexts } from './texts.ts';
import { groupTitle } from './titles.ts';

/** The page of a group: a description and a list of its operations. */
export function groupPage(
  group: ApiGroup,
  texts: ApiTexts,
  titles: ReadonlyMap<string, string>,
  paths: ReadonlyMap<string, string>,
): ApiPage {
  const title = groupTitle(group, texts);
  const text = texts.groups[group.name]?.text ?? `Operations of the group ${title}.`;
  return {
    file: `${apiFolder}/${group.slug}/index.mdx`,
    meta: { title: `${title} API`, description: cut(plain(text), 160) },
    nodes: () =>
      nodesOf(
        // A short description is shown in full below the title.
        plain(text).length > 160 && textBlocks(text),
        component('ApiOperations', {
          operations: group.operations.map(({ id, method, path }) => ({
            method,
            path,
            href: paths.get(id),
            title: titles.get(id),
            text: texts.operations[id]?.text ?? '',
          })),
        }),
      ),
  };
}
