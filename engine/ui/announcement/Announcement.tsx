import { writeStorage } from '../../client/storage.ts';
import { useSite } from '../app/site-context.tsx';
import { Icon } from '../icon/Icon.tsx';

/**
 * The bar above the navbar. A dismissal is stored with the announcement's id; the boot script compares ids before the first paint
 * and sets `html[data-announcement=dismissed]`, by which the stylesheet hides the bar, so nothing moves.
 */
export function Announcement() {
  const { site, href } = useSite();
  const { announcement } = site;
  if (!announcement) return null;
  const dismiss = (): void => {
    writeStorage('announcement.id', announcement.id);
    writeStorage('announcement.dismissed', 'true');
    document.documentElement.dataset['announcement'] = 'dismissed';
  };
  return (
    <section className="announcement" aria-label="Announcement">
      <p>{announcement.href ? <a href={href(announcement.href)}>{announcement.text}</a> : announcement.text}</p>
      {announcement.dismissible && (
        <button type="button" className="icon-button needs-script" aria-label="Dismiss announcement" onClick={dismiss}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
