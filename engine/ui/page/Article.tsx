import { memo } from 'react';
import type { PageData } from '../../model/page.ts';
import { NearestRoutes } from '../not-found/NearestRoutes.tsx';
import { TocFold } from '../toc/TocFold.tsx';
import { pageLayout } from './page-layout.ts';
import { TreeView } from './TreeView.tsx';

type ArticleProps = {
  readonly page: PageData;
  /** Fades in: for pages that the reader navigated to, not for the first one. */
  readonly entering: boolean;
};

/** A home page with a hero says in it what its header would. Known before the hero arrives, so that nothing moves. */
const startsWithHero = ({ body: [first] }: PageData): boolean =>
  typeof first === 'string' && first.startsWith('<div class="hero"');

/** Title, description and text of a page. Drawn again only for another page. */
export const Article = memo(function Article({ page, entering }: ArticleProps) {
  return (
    <article className={`article${entering ? ' entering' : ''}${startsWithHero(page) ? ' with-hero' : ''}`}>
      <header className="article-header">
        <h1>{page.title}</h1>
        <p className="description">{page.description}</p>
      </header>
      {pageLayout(page) === 'docs' && page.toc.length > 1 && <TocFold items={page.toc} />}
      <div className="prose">
        <TreeView tree={page.body} />
        {page.type === 'not-found' && <NearestRoutes />}
      </div>
    </article>
  );
});
