import { useSite } from '../app/site-context.tsx';
import { Icon } from '../icon/Icon.tsx';
import { chooseMode } from './color-mode.ts';
import { useColorMode } from './use-color-mode.ts';

/** Switches between light and dark. Hidden without script; the stylesheet picks the icon, because the mode is known before React is. */
export function ColorToggle() {
  const { site } = useSite();
  const mode = useColorMode(site.colorMode);
  if (site.colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className="icon-button color-toggle needs-script"
      aria-label="Dark mode"
      aria-pressed={mode === 'dark'}
      onClick={() => chooseMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
