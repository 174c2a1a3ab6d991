import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { AvailabilityMarks } from './AvailabilityMarks.tsx';
import { reportNeeded } from './report-needed.ts';

type Written = Readonly<Record<string, string | readonly string[]>>;

/**
 * `<Available features="sla" />`: what a section needs, as the marks below the page's title show it for the whole page.
 * A prop is a kind of `config/availability.ts`; its value is a name, or a list of names.
 */
export const Available = defineStatic({
  props: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  children: 'none',
  place: 'block',
  render: (props: Written, context) => {
    const { children: _, ...conditions } = props as Written & { readonly children?: undefined };
    const data = reportNeeded('Available', conditions, context.availability, context.report);
    return data && <AvailabilityMarks availability={data} context={context} />;
  },
});
