import { memo } from 'react';
import type { PageData } from '../../model/page.ts';
import { trustedHtml } from '../../model/trusted-types.ts';
import { NearestRoutes } from '../not-found/NearestRoutes.tsx';
import { TocFold } from '../toc/Toc.tsx';
import { pageLayout } from './page-layout.ts';
import { TreeView } from './TreeView.tsx';

type ArticleProps = {
  readonly page: PageData;
  /** Whether the page fades in: true after a navigation, false for the first page. */
  readonly entering: boolean;
};

/** Title, description and text of a page, where links to the content lead. Rendered again only for another page. */
export const Article = memo(function Article({ page, entering }: ArticleProps) {
  return (
    <article
      className={`article${entering ? ' entering' : ''}${page.hero ? ' with-hero' : ''}`}
      lang={page.lang}
      dir={page.lang && 'auto'}
      id="content"
      tabIndex={-1}
    >
      <header className="article-header">
        <h1>
          {page.title.split(/(\w+-\w+)/).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part))}
        </h1>
        <p className="description">{page.description}</p>
        {page.marks && <div className="chunk" dangerouslySetInnerHTML={{ __html: trustedHtml(page.marks) }} />}
      </header>
      {pageLayout(page) === 'docs' && page.toc.length > 1 && <TocFold items={page.toc} />}
      <div className="prose">
        {page.type === 'not-found' && <NearestRoutes />}
        <TreeView tree={page.body} />
      </div>
    </article>
  );
});
