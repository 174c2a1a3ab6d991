import type { CommandRecording } from '../commands/commands.ts';
import clicksJson from '../recordings/clicks.json' with { type: 'json' };
import commandsJson from '../recordings/commands.json' with { type: 'json' };
import type { PageSection } from './sections.ts';
import type { ClickRecording } from './walk.ts';

const clicks = clicksJson as ClickRecording;
const commands = commandsJson as unknown as CommandRecording;

/** Whether some commands of a list ran in other words than those of the page. */
export const ranInOtherWords = ({ path, anchor }: Pick<PageSection, 'path' | 'anchor'>): boolean =>
  commands.pages[path]?.[anchor]?.some(({ ran }) => ran !== undefined) ?? false;

/** Where a numbered list was followed. Undefined if nobody did. */
export function whereFollowed({ path, anchor }: Pick<PageSection, 'path' | 'anchor'>): 'app' | 'terminal' | undefined {
  if (clicks.pages[path]?.[anchor]) return 'app';
  return commands.pages[path]?.[anchor] ? 'terminal' : undefined;
}
