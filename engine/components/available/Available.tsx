import { z } from 'zod';
import { availableSchema, type Availability } from '../../model/availability.ts';
import { plainIssue } from '../../model/plain-issue.ts';
import { defineStatic } from '../define.ts';
import { AvailabilityMarks } from './AvailabilityMarks.tsx';

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
    const { children: _, ...written } = props as Written & { readonly children?: undefined };
    const { data, error } = availableSchema(context.availability).safeParse(written, { error: plainIssue });
    for (const issue of error?.issues ?? [])
      context.report(
        issue.code === 'unrecognized_keys'
          ? `<Available> has no prop ${issue.keys.map((key) => `\`${key}\``).join(', ')}.`
          : `<Available>: \`${String(issue.path[0])}\` ${issue.message}.`,
        'config/availability.ts lists what a page may need.',
      );
    return data && <AvailabilityMarks availability={data as Availability} context={context} />;
  },
});
