import { useSite } from '../app/site-context.tsx';
import { Icon } from '../icon/Icon.tsx';

/**
 * Switches between light and dark. The boot script answers it, so that it works before and without the client, and keeps `aria-pressed`
 * true to the document: React renders it once and never looks at it again. Hidden without script.
 */
export function ColorToggle() {
  const { site, strings } = useSite();
  if (site.colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className="icon-button color-toggle needs-script"
      aria-label={strings.darkMode}
      aria-pressed={site.colorMode.default === 'dark'}
      suppressHydrationWarning
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
