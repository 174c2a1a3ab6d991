import { apiFolder } from './api-paths.ts';
import type { ApiPage } from './reference-page.ts';
import type { JsxNode } from '../engine/markdown/nodes.ts';
import type { ApiDocument } from './document.ts';
import { cut, plain, prose } from './markdown-text.ts';
import type { ApiGroup } from './operations.ts';
import { blocks, component, heading, nodesOf, textBlocks } from './page-nodes.ts';
import type { ApiTexts } from './texts.ts';
import { groupTitle } from './titles.ts';

/** The reference's first page, for a site that has not written one itself. */
export function landingPage(document: ApiDocument, groups: readonly ApiGroup[], texts: ApiTexts): ApiPage {
  const { title, version, description = '' } = document.info;
  const families = [...new Set(groups.map(({ family }) => family))];
  const cards = (family: string | undefined): JsxNode[] =>
    groups
      .filter((group) => group.family === family)
      .map((group) => {
        const text = texts.groups[group.name]?.text ?? `${group.operations.length} operations.`;
        const href = `/${apiFolder}/${group.slug}/`;
        return component('Card', { title: groupTitle(group, texts), href }, textBlocks(text));
      });
  return {
    file: `${apiFolder}/index.mdx`,
    meta: {
      title: `${title} reference`,
      description: `Every operation of ${title}, version ${version}, with fields, requests in six languages and responses.`,
    },
    nodes: () =>
      nodesOf(
        blocks(prose(cut(plain(description), 600)) || `Version ${version}.`),
        document.servers?.[0] && blocks(`Requests go to \`${document.servers[0].url}\`.`),
        ...families.flatMap((family) => [
          family !== undefined && heading(`${family} API`),
          component('Cards', {}, cards(family)),
        ]),
      ),
  };
}
