import { z } from 'zod';
import { defineLive } from '../../../engine/components/define.ts';
import { WidgetPreview } from './WidgetPreview.tsx';

/** `<WidgetPreview />`: the look of the website widget as a form beside a drawing, with a check of the color's contrast. */
export const widgetPreview = defineLive({
  props: z.strictObject({}),
  children: 'none',
  place: 'block',
  Component: WidgetPreview,
});
