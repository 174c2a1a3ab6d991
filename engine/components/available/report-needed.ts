import { availableSchema, type Availability, type AvailabilityKinds } from '../../model/availability.ts';
import { plainIssue } from '../../model/plain-issue.ts';
import type { PageContext } from '../page-context.ts';

/** What the props of a component say is needed; undefined if they name what nothing lists, which is reported. */
export function reportNeeded(
  component: string,
  props: object,
  kinds: AvailabilityKinds,
  report: PageContext['report'],
): Availability | undefined {
  const { data, error } = availableSchema(kinds).safeParse(props, { error: plainIssue });
  for (const issue of error?.issues ?? [])
    report(
      issue.code === 'unrecognized_keys'
        ? `<${component}> has no prop ${issue.keys.map((key) => `\`${key}\``).join(', ')}.`
        : `<${component}>: \`${String(issue.path[0])}\` ${issue.message}.`,
      'config/availability.ts lists what a page may need.',
    );
  return data;
}
