import { useSite } from '../app/site-context.tsx';
import { Icon } from '../icon/Icon.tsx';

/**
 * The bar above the navbar. The boot script stores a dismissal with the announcement's id, compares ids before the first paint
 * and sets `html[data-announcement=dismissed]`, by which the style sheet hides the bar, so nothing moves.
 */
export function Announcement() {
  const { site, href, strings } = useSite();
  const { announcement } = site;
  if (!announcement) return null;
  return (
    <section className="announcement" aria-label={strings.announcement}>
      <p>{announcement.href ? <a href={href(announcement.href)}>{announcement.text}</a> : announcement.text}</p>
      {announcement.dismissible && (
        <button type="button" className="icon-button dismiss needs-script" aria-label={strings.dismissAnnouncement}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
