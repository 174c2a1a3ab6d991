import { z } from 'zod';
import { defineLive } from '../../../engine/components/define.ts';
import { WidgetPreview } from './WidgetPreview.tsx';

/** `<WidgetPreview />`: the appearance of the website widget as a form beside a preview, with a check of the color's contrast. */
export const widgetPreview = defineLive({
  props: z.strictObject({}),
  children: 'none',
  place: 'block',
  Component: WidgetPreview,
});
