import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { payloads } from '../../payloads.ts';

/** Payloads of one line, because a container's title and a link's address are one line. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** The places for text in a page, each with a payload. What follows a payload is a separate block again. */
const places: Readonly<Record<string, (text: string) => string>> = {
  paragraphs: (text) => text,
  headings: (text) => `## ${oneLine(text)}`,
  links: (text) => `[link](${oneLine(text)}) [link](<${oneLine(text)}>) [${text}](/) <${oneLine(text)}>`,
  images: (text) => `![picture](${oneLine(text)} "${oneLine(text)}") ![${text}](/icon.svg)`,
  lists: (text) => `- [ ] ${text}\n\n  > ${text}`,
  tables: (text) => `| a | ${oneLine(text)} |\n|---|---|\n| b | ${oneLine(text)} |`,
  code: (text) => `\`\`\`js title="${oneLine(text)}" ${oneLine(text)}\n${text}\n\`\`\`\n\n\`${oneLine(text)}\``,
  diagrams: (text) => `\`\`\`mermaid\nflowchart LR\n  a["${oneLine(text)}"] -->|${oneLine(text)}| b(${text})\n\`\`\``,
  containers: (text) => `:::note[${oneLine(text)}]\n${text}\n:::\n\n!!! tip "${oneLine(text)}"\n    ${oneLine(text)}`,
  marks: (text) =>
    `[[${oneLine(text)}|${oneLine(text)}]] ![[${oneLine(text)}]] $${oneLine(text)}$ ==${text}== [^${text}]`,
  attributes: (text) => `<a href="${text}" title='${text}'>x</a> <img src='${text}' srcset="${text} 2x" alt="${text}">`,
};
/** As a value that can't break the syntax around it. */
const written = (text: string): string => `{${JSON.stringify(text)}}`;
const components: typeof places = {
  ...places,
  cards: (text) => `<Card title=${written(text)} href=${written(text)} icon=${written(text)}>\n\n${text}\n\n</Card>`,
  tabs: (text) => `<Tabs><Tab title="${text}">\n\n${text}\n\n</Tab><Tab title='${text}'>x</Tab></Tabs>`,
  asides: (text) =>
    `<Note title=${written(text)}>\n\nText.\n\n</Note>\n\n<Accordion title=${written(text)}>x</Accordion>`,
  elements: (text) =>
    `<a href=${written(text)} title=${written(text)}>x</a> <img src=${written(text)} alt=${written(text)} />`,
  unknown: (text) =>
    `<Video src=${written(text)} />\n\n<Unknown a=${written(text)} {...{ b: ${JSON.stringify(text)} }} />`,
};

const frontMatter = `---\ntype: landing\ntitle: Page\ndescription: ${'A page of hostile texts. '.repeat(4)}\n---\n`;

/** Other tests check the parser's limits on length. */
const short = payloads.filter((text) => text.length < 400);

/** Writes a folder of Markdown and MDX with hostile texts in every place for text in a page. */
export function make(folder: string): { readonly root: string; readonly content: string } {
  const content = join(folder, 'content');
  mkdirSync(content, { recursive: true });
  writeFileSync(join(content, 'index.md'), '# Home\n\nText.\n');
  for (const [format, kinds] of Object.entries({ md: places, mdx: components }))
    for (const [index, [name, place]] of Object.entries(kinds).entries()) {
      // A Markdown page has all payloads. In MDX, a payload that breaks the syntax turns the whole page into code, so few share one.
      const parts = format === 'md' ? 1 : 2;
      for (let part = 0; part < parts; part++) {
        const some = short.filter((_, number) => format === 'md' || number % 32 === (index + part * 16) % 32);
        const text = some.map((one) => place(one)).join('\n\n');
        writeFileSync(
          join(content, `${name}-${format}-${part}.${format}`),
          `${format === 'mdx' ? frontMatter : '# Page\n'}\n${text}\n\n## End\n\nThe end.\n`,
        );
      }
    }
  return { root: folder, content };
}
