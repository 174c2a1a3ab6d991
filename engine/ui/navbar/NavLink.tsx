import { useSite } from '../app/site-context.tsx';
import { FrameIcon } from '../icon/FrameIcon.tsx';
import { isExternal, linkCurrent, type SiteLink } from './navbar-link.ts';

/** A link from the configuration. Marks the current page's link and those that leave the site. */
export function NavLink({ link, path }: { readonly link: SiteLink; readonly path: string }) {
  const { href, strings } = useSite();
  if (/^https?:/.test(link.href)) {
    return (
      <a href={link.href} rel="noopener">
        {link.label}
        <FrameIcon name="out" />
        <span className="visually-hidden">{` ${strings.externalSite}`}</span>
      </a>
    );
  }
  return (
    <a href={href(link.href)} aria-current={isExternal(link.href) ? undefined : linkCurrent(link, path)}>
      {link.label}
    </a>
  );
}
