import { publishedFolder } from '../engine/model/published.ts';
import { sidebarPages } from '../engine/model/sidebar.ts';
import type { PublishedSite } from '../engine/site/publisher.ts';
import { guideFolders } from './llms-txt.ts';
import { publicUrl } from './public-url.ts';

/**
 * `skill.md`: tells assistants what the site has and how to find and cite it. The front matter is that of agent skills.
 * @param useFor what readers ask about, for the assistant to decide whether it needs the skill
 */
export function skill(
  { site, sidebars, pages }: Pick<PublishedSite, 'site' | 'sidebars' | 'pages'>,
  useFor: string,
): string {
  const { name, slug } = site.brand;
  const url = (path: string): string => publicUrl(site, path);
  const example = pages.find(({ path }) => path !== '/')?.path ?? '/';
  const folders = guideFolders(sidebars);
  const guides = sidebars.map(
    ({ id, label, items }) =>
      `- **${label}** (${sidebarPages(items).length} pages): ${url(`/${folders.get(id)}/llms.txt`)}`,
  );
  const hasData = site.published !== undefined;
  return `---
name: ${slug}-docs
description: Answers questions about ${name} from its documentation. Use it for ${useFor}.
---

# ${site.title}

${site.tagline}

## Find a page

1. Choose a guide, and read its list. Each line is a page with one sentence about it.
${guides.map((guide) => `   ${guide}`).join('\n')}
2. Read the page as Markdown: add \`index.md\` to its URL, such as ${url(`${example}index.md`)}. Servers that the docs have a configuration for also send Markdown to a client that asks for \`text/markdown\`.
3. To read a whole guide, take the parts of its text that ${url('/llms.txt')} lists. No part is larger than 100 kB.
${hasData ? `\n## Look up a value\n\nNames, types, defaults, limits and error messages are JSON files: ${url(`/${publishedFolder}/index.json`)} lists them with the page that explains each. Take a value from there instead of from a sentence.\n` : ''}
## Answer

- Say what the page says. If no page has the answer, say so, and don't guess a menu, a limit or a price.
- A mark at the top of a page says what it needs: a role, a plan, a feature or a kind of hosting. Repeat it when it matters.
- Words such as \`<ACCOUNT_ID>\` are placeholders. Keep them, and say where the reader finds the value.
- Names of buttons and fields are bold and exactly as on screen. Keep them.

## Cite

Link to the page without \`index.md\`, with the section's anchor if the answer is in one section: ${url(example)}#section. An anchor is its heading in lower case, with hyphens for spaces; links in the Markdown show those that differ.
`;
}
