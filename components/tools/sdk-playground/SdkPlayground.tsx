import { CallBuilder } from './CallBuilder.tsx';
import { SettingsBuilder } from './SettingsBuilder.tsx';

/** The widget SDK to try out: settings before the widget starts, calls while it runs. */
export function SdkPlayground() {
  return (
    <>
      <SettingsBuilder />
      <CallBuilder />
    </>
  );
}
