import { useSite } from '../app/site-context.tsx';
import { FrameIcon } from '../icon/FrameIcon.tsx';

/**
 * Switches between light and dark mode. The boot script handles the click, so the button works before the client has loaded, and keeps
 * `aria-pressed` up to date; React never changes it. Hidden without script.
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
      <FrameIcon name="sun" />
      <FrameIcon name="moon" />
    </button>
  );
}
