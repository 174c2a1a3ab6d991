import { CallBuilder } from './CallBuilder.tsx';
import { SettingsBuilder } from './SettingsBuilder.tsx';
import { translated } from '../kit/translated.tsx';

/** The widget SDK to try out: settings before the widget starts, calls while it runs. */
export const SdkPlayground = translated(function SdkPlayground() {
  return (
    <>
      <SettingsBuilder />
      <CallBuilder />
    </>
  );
});
