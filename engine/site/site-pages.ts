import { offeredMeta } from '../../layers/withhold.ts';
import type { AvailabilityKinds } from '../model/availability.ts';
import { frontMatterSchema } from '../model/front-matter-schema.ts';
import { withoutControls } from '../model/escape-html.ts';
import type { PageTypes } from '../model/page-type.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import type { GeneratedContent, SourceFile } from './discover.ts';
import type { FrontMatter } from './front-matter.ts';
import { readFrontMatter } from './read-front-matter.ts';

/** A page before its body is compiled. */
export type SitePage = {
  readonly source: SourceFile;
  /** Relative to the project's root, for messages. */
  readonly displayFile: string;
  readonly meta: FrontMatter;
  /** How many lines of the file the front matter takes. */
  readonly bodyLine: number;
};

export type SitePages = {
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly problems: readonly Problem[];
};

/** Whether somebody wrote the page for this site: the writing rules don't apply to generated pages and to plain Markdown. */
export const isWritten = ({ source, meta }: SitePage): boolean => !source.generated && meta.type !== 'plain';

/** The site's pages by path: a path that another page already has is an error. */
export function readPages(sources: readonly SourceFile[], types: PageTypes, kinds: AvailabilityKinds): SitePages {
  const schemas = new Map(Object.entries(types).map(([name, type]) => [name, frontMatterSchema(type, kinds)]));
  const problems: Problem[] = [];
  const pages = new Map<string, SitePage>();
  for (const source of sources) {
    const { displayFile } = source;
    const {
      meta,
      problems: pageProblems,
      bodyLine,
    } = source.generated
      ? { meta: generatedMeta(source.generated), problems: [], bodyLine: 0 }
      : readFrontMatter(source, displayFile, schemas);
    problems.push(...pageProblems);
    const other = pages.get(source.path);
    if (other)
      problems.push(
        errorAt(
          'routes',
          { file: displayFile },
          `The URL ${source.path} belongs to ${other.displayFile} already.`,
          'Rename or remove one of the two files.',
        ),
      );
    else pages.set(source.path, { source, displayFile, meta: offeredMeta(meta, kinds), bodyLine });
  }
  return { pages, problems };
}

const generatedMeta = ({
  meta: { title, description, keywords = [], questions, subject },
}: GeneratedContent): FrontMatter => ({
  type: 'api',
  title: withoutControls(title),
  description: withoutControls(description),
  keywords: [...keywords],
  ...(questions ? { questions } : {}),
  ...(subject ? { subject } : {}),
  related: [],
});
