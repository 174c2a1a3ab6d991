import { CallBuilder } from './CallBuilder.tsx';
import { SettingsBuilder } from './SettingsBuilder.tsx';

/** The widget SDK by hand: settings before the widget runs, calls while it runs. */
export function SdkPlayground() {
  return (
    <>
      <SettingsBuilder />
      <CallBuilder />
    </>
  );
}
