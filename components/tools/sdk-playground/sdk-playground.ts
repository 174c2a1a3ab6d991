import { z } from 'zod';
import { defineLive } from '../../../engine/components/define.ts';
import { SdkPlayground } from './SdkPlayground.tsx';

/** `<SdkPlayground />`: the settings object of the widget and calls of its SDK, with the SDK's own checks. */
export const sdkPlayground = defineLive({
  props: z.strictObject({}),
  children: 'none',
  place: 'block',
  Component: SdkPlayground,
});
