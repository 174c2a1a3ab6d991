import type { Publisher } from '../engine/site/publisher.ts';
import { structuredData } from './structured-data.ts';
import { fullTexts } from './full-text.ts';
import { llmsTxts } from './llms-txt.ts';
import { portableMarkdown } from './page-markdown.ts';
import { skill } from './skill.ts';

export type PublishingOptions = {
  /** What readers ask about, in a few words: `skill.md` says it to assistants, which decide by it whether they read the docs. */
  readonly useFor: string;
};

/** What readers meet elsewhere than on the site's pages: in assistants, search engines and link previews. */
export const publishing = ({ useFor }: PublishingOptions): Publisher => ({
  head: structuredData,
  markdown: portableMarkdown,
  async files(published) {
    const texts = await fullTexts(published);
    const paths = new Map([...texts].map(([id, parts]) => [id, [...parts.keys()].map((file) => `/${file}`)]));
    return {
      files: new Map([
        ...llmsTxts(published, paths),
        ...[...texts.values()].flatMap((parts) => [...parts]),
        ['skill.md', skill(published, useFor)],
      ]),
    };
  },
});
