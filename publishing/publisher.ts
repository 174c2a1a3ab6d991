import type { Publisher } from '../engine/site/publisher.ts';
import { changesFeed, feedLink, feedPath } from './feed.ts';
import { changedPages } from './changed-pages.ts';
import { listChanges } from './changes-page.tsx';
import { structuredData } from './structured-data.ts';
import { fullTexts } from './full-text.ts';
import { listLink, llmsTxts } from './llms-txt.ts';
import { portableMarkdown } from './page-markdown.ts';
import { pictureElements, pictures } from './pictures.ts';
import { workerElements, workerFiles } from './service-worker.ts';
import { skill } from './skill.ts';

export type PublishingOptions = {
  /** What readers ask about, in a few words: `skill.md` says it to assistants, which decide by it whether they read the docs. */
  readonly useFor: string;
  /** Whether each page gets a picture for links to it on other sites. The first build with them takes about ten seconds longer for 500 pages. */
  readonly pictures: boolean;
};

/** What readers meet elsewhere than on the site's pages: in assistants, search engines and link previews. */
export const publishing = ({ useFor, pictures: withPictures }: PublishingOptions): Publisher => ({
  head: (page, site) => [
    listLink(site),
    ...(page.path === '/' ? [feedLink(site)] : []),
    ...(withPictures ? pictureElements(page, site) : []),
    ...workerElements(site),
    ...structuredData(page, site),
  ],
  markdown: portableMarkdown,
  async changes(site) {
    const { changed, missing } = await changedPages(site);
    return missing === undefined ? listChanges(site.site, changed) : undefined;
  },
  async files(published) {
    const texts = await fullTexts(published);
    const paths = new Map([...texts].map(([id, parts]) => [id, [...parts.keys()].map((file) => `/${file}`)]));
    const files = new Map<string, string | Uint8Array>([
      ...llmsTxts(published, paths),
      ...[...texts.values()].flatMap((parts) => [...parts]),
      ['skill.md', skill(published, useFor)],
    ]);
    for (const [path, text] of await workerFiles(published)) files.set(path, text);
    const drawn = withPictures ? await pictures(published) : { files: [], notes: [] };
    for (const [path, file] of drawn.files) files.set(path, file);
    const { changed, missing } = await changedPages(published);
    files.set(feedPath.slice(1), changesFeed(published.site, changed));
    const note = `${missing}, so there is no page about what has changed, and the feed of changes is empty.`;
    return { files, notes: [...(missing === undefined ? [] : [note]), ...drawn.notes] };
  },
});
