import { apiFolder, type ApiPage } from './api-page.ts';
import type { ApiDocument } from './document.ts';
import { cut, frontMatter, join, plain, prose } from './mdx-text.ts';
import type { ApiGroup } from './operations.ts';
import type { ApiTexts } from './texts.ts';
import { groupTitle } from './titles.ts';

/** The reference's first page, for a site that has not written one itself. */
export function landingPage(document: ApiDocument, groups: readonly ApiGroup[], texts: ApiTexts): ApiPage {
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
