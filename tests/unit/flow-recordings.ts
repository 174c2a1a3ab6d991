import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlowRecording, RecordedTurn } from '../../verification/flows/record-flows.ts';
import recordedFlows from '../../verification/recordings/flows.json' with { type: 'json' };

/** What the flow engine did with small flows. */
export const recordings = recordedFlows as unknown as readonly FlowRecording[];
const folder = join(import.meta.dirname, '../../content/product/ai-assistant/rule-based');

/** The tries of a recorded flow. */
export function triesOf(block: string, name: string): FlowRecording['tries'] {
  const recording = recordings.find((one) => one.block === block && one.name === name);
  if (!recording)
    throw new Error(`No flow “${name}” of ${block} is recorded: add it to verification/flows/scenarios/.`);
  return recording.tries;
}
/** The last turn of the only try. */
export const turnOf = (block: string, name: string): RecordedTurn => triesOf(block, name)[0]?.at(-1) ?? {};
/** What happened after the visitor sent `text` first. */
export function after(block: string, name: string, text: string): RecordedTurn {
  const turn = triesOf(block, name).find(([, reply]) => reply?.sent === text)?.[1];
  if (!turn)
    throw new Error(
      `“${text}” is not sent in the flow “${name}” of ${block}: add it to verification/flows/scenarios/.`,
    );
  return turn;
}

/** The rows below the head `head` in a page's table, as cells. */
export function rowsOf(page: string, head: string): string[][] {
  const text = readFileSync(join(folder, `${page}.mdx`), 'utf8');
  const [, body = ''] = text.split(`${head}\n`);
  const rows = body.split('\n\n')[0]?.split('\n').slice(1) ?? [];
  if (rows.length === 0) throw new Error(`content/product/ai-assistant/rule-based/${page}.mdx has no table ${head}`);
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
/** The first text between backticks in a cell. */
export const code = (cell = ''): string => /`([^`]+)`/.exec(cell)?.[1] ?? '';
