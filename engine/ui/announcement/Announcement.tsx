import { useSite } from '../app/site-context.tsx';
import { FrameIcon } from '../icon/FrameIcon.tsx';

/**
 * The bar above the navbar. When the reader dismisses it, the boot script stores the announcement's id. On later pages it compares ids
 * before first paint and sets `html[data-dismissed=true]`, which hides the bar without layout shift.
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
          <FrameIcon name="close" />
        </button>
      )}
    </section>
  );
}
