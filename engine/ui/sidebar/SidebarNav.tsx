import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { Sidebar, Guide } from '../../model/sidebar.ts';
import { trustedHtml } from '../../model/trusted-types.ts';
import { useSite } from '../app/site-context.tsx';
import { showCurrentItem } from './scroll-into-sidebar.ts';
import { settledSidebar } from './settled-sidebar.ts';
import { SidebarTree } from './SidebarTree.tsx';

type SidebarNavProps = {
  readonly sidebar: Sidebar | Promise<Sidebar>;
  readonly path: string;
};

/** The navigation beside the page. Until its data has loaded, and if loading fails, the links in the document remain. */
export function SidebarNav(props: SidebarNavProps) {
  const { strings } = useSite();
  return (
    <Suspense fallback={<nav className="sidebar" aria-label={strings.pages} aria-busy />}>
      <LoadedSidebar {...props} />
    </Suspense>
  );
}

function LoadedSidebar({ sidebar, path }: SidebarNavProps) {
  const { strings } = useSite();
  const loaded = sidebar instanceof Promise ? use(settledSidebar(sidebar)) : sidebar;
  const [documentHtml] = useState(() => (loaded ? '' : document.querySelector('.sidebar')?.innerHTML));
  const first = useRef(path);
  useEffect(() => {
    // On the first page the current item is already in view, and the reader may have scrolled since.
    if (path !== first.current) showCurrentItem();
    first.current = '';
  }, [path, loaded]);
  if (loaded) {
    return (
      <nav className="sidebar" aria-label={loaded.label}>
        {loaded.guides ? (
          <GuideSwitch guides={loaded.guides} current={loaded.id} />
        ) : (
          <p className="sidebar-title">{loaded.label}</p>
        )}
        <div className="sidebar-pages">
          <SidebarTree key={loaded.id} sidebar={loaded} path={path} />
        </div>
      </nav>
    );
  }
  if (documentHtml)
    return (
      <nav
        className="sidebar"
        aria-label={strings.pages}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: trustedHtml(documentHtml) }}
      />
    );
  return (
    <nav className="sidebar" aria-label={strings.pages}>
      <p>{strings.sidebarNotLoaded}</p>
    </nav>
  );
}

/** Links to the first page of each guide, each with its own color. On wide screens, a navbar with links to all guides does without them. */
function GuideSwitch({ guides, current }: { readonly guides: readonly Guide[]; readonly current: string }) {
  const { site, href } = useSite();
  const { items, hideOnScroll } = site.navbar;
  const linked = !hideOnScroll && guides.every(({ id }) => items.some((item) => 'guide' in item && item.guide === id));
  return (
    <ul className={linked ? 'guides in-navbar' : 'guides'}>
      {guides.map(({ id, label, path, hue }) => (
        <li key={id} data-hue={hue}>
          <a href={href(path)} aria-current={id === current || undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
