import { memo, useState } from 'react';
import { documentTitle } from '../../model/site-info.ts';
import { withBase } from '../../model/url.ts';
import { Announcement } from '../announcement/Announcement.tsx';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { useAnimatedDetails } from '../collapsible/use-animated-details.ts';
import { PageBoundary } from '../crash/ErrorBoundary.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Navbar } from '../navbar/Navbar.tsx';
import { Related } from '../related/Related.tsx';
import { PageMeta } from '../page-meta/PageMeta.tsx';
import { Article } from '../page/Article.tsx';
import { pageLayout } from '../page/page-layout.ts';
import { Pager } from '../pager/Pager.tsx';
import { TocColumn } from '../toc/Toc.tsx';
import type { AppProps, NavigationState } from './app-props.ts';
import { SiteProvider, useSite } from './site-context.tsx';

const StableMenu = memo(Menu);
const StableNavbar = memo(Navbar);

/** Everything inside `<div id="app">`: the frame and the page. Renders the same markup at build and in the browser. */
export function App({ site, page, sidebar, live, navigation }: AppProps) {
  const [entry, setEntry] = useState({ path: page.path, entering: false });
  if (entry.path !== page.path) setEntry({ path: page.path, entering: true });
  useAnimatedDetails();
  const layout = pageLayout(page);
  const toc = layout === 'docs' && page.toc.length > 1;
  return (
    <SiteProvider site={site} live={live}>
      <SkipLink />
      {navigation?.pending && <ProgressBar />}
      <Announcement />
      <StableNavbar path={page.path} />
      {/* What follows the content is known before it arrives, so that nothing moves. */}
      <div className="layout" data-layout={layout} data-bare={sidebar ? undefined : ''} data-toc={toc ? '' : undefined}>
        {/* Printed, because paper has no address bar. */}
        <main data-address={site.url && site.url + withBase(site.base, page.path)}>
          <Breadcrumbs crumbs={page.breadcrumbs} />
          {page.lang && <UntranslatedNotice />}
          <PageBoundary key={page.path}>
            <Article page={page} entering={entry.entering} />
          </PageBoundary>
          <Related related={page.related} toc={page.toc} />
          <Pager previous={page.previous} next={page.next} />
          <PageMeta page={page} />
        </main>
        {toc && <TocColumn key={page.path} items={page.toc} />}
        <StableMenu path={page.path} sidebar={sidebar} />
      </div>
      <Footer path={page.path} exists={page.type !== 'not-found'} />
      {navigation?.error && <LoadErrorMessage error={navigation.error} />}
      <div className="visually-hidden" role="status">
        {entry.entering ? documentTitle(site, page.title) : ''}
      </div>
    </SiteProvider>
  );
}

/** A line along the top edge while a page loads; its styles hide it for the first 200 ms. */
function ProgressBar() {
  return <div className="progress" role="progressbar" aria-label={useSite().strings.loadingPage} />;
}

function UntranslatedNotice() {
  return <p className="page-meta untranslated">{useSite().strings.notTranslated}</p>;
}

function SkipLink() {
  return (
    <a className="skip-link visually-hidden" href="#content">
      {useSite().strings.skipToContent}
    </a>
  );
}

/** A message over the page: why the next page didn't load, with a button to try again. */
function LoadErrorMessage({ error }: Pick<Required<NavigationState>, 'error'>) {
  const { strings } = useSite();
  return (
    <div className="load-error" role="alert">
      <p>{error.message}</p>
      <button type="button" className="button" onClick={error.retry}>
        {strings.tryAgain}
      </button>
    </div>
  );
}
