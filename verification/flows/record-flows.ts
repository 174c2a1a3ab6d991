import { writeFileSync } from 'node:fs';
import { holdsInEngine } from './comparisons.ts';
import { loadEngine, type Engine, type EngineTurn } from './engine.ts';
import { toEngineFlow, type EngineMessage, type FlowValue } from './flow.ts';
import { scenarios } from './scenarios/index.ts';
import type { Scenario } from './scenario.ts';

/** What the engine did in one turn. */
export interface RecordedTurn {
  /** What the visitor sent; missing in the first turn. */
  readonly sent?: EngineMessage | string | null;
  readonly messages?: readonly unknown[];
  /** The input that waits for an answer now. */
  readonly asks?: string;
  /** The buttons or pictures to choose from. */
  readonly choices?: readonly unknown[];
  /** What the engine tells the visitor's browser to do. */
  readonly actions?: readonly unknown[];
  readonly logs?: readonly string[];
  /** Variables that changed in this turn. */
  readonly stores?: Readonly<Record<string, FlowValue>>;
  /** The error that ended the turn. */
  readonly error?: string;
}

/** A small flow, and what happened in each try of it. */
export interface FlowRecording {
  readonly block: string;
  readonly name: string;
  readonly tries: readonly (readonly RecordedTurn[])[];
}

const path = (name: string): URL => new URL(`../recordings/${name}.json`, import.meta.url);

/** Runs every small flow in the engine whose source is at `source`, and writes `recordings/flows.json` and `comparisons.json`. */
export async function recordFlows(source: string): Promise<string[]> {
  stopClock();
  const engine = await loadEngine(source);
  const recordings: FlowRecording[] = [];
  for (const scenario of scenarios) recordings.push(await play(engine, scenario));
  writeFileSync(path('flows'), `${JSON.stringify(recordings, null, 2)}\n`);
  writeFileSync(path('comparisons'), `${JSON.stringify(await holdsInEngine(engine), null, 2)}\n`);
  return [];
}

/** The clock stands at 2026-01-02 09:00 UTC, and random numbers at one half. */
function stopClock(): void {
  const now = Date.UTC(2026, 0, 2, 9);
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [string | number | Date]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now(): number {
      return now;
    }
  } as DateConstructor;
  process.env.TZ = 'UTC';
}

async function play(engine: Engine, scenario: Scenario): Promise<FlowRecording> {
  const flow = toEngineFlow('flow', scenario.flow);
  const linked = Object.fromEntries(
    Object.entries(scenario.linked ?? {}).map(([id, small]) => [id, toEngineFlow(id, small)]),
  );
  const tries: RecordedTurn[][] = [];
  for (const answers of scenario.tries ?? [[]]) {
    Math.random = () => scenario.random ?? 0.5;
    const turns: RecordedTurn[] = [];
    let variables: Readonly<Record<string, FlowValue>> = scenario.flow.variables ?? {};
    let turn: EngineTurn | undefined;
    for (const answer of [undefined, ...answers]) {
      const sent = turns.length === 0 ? {} : { sent: answer ?? null };
      try {
        turn = turn
          ? await engine.reply(
              turn.newSessionState,
              typeof answer === 'string' ? { type: 'text', text: answer } : (answer ?? undefined),
            )
          : await engine.start(flow, { linked, isPublished: scenario.isPublished ?? false });
      } catch (error) {
        turns.push({ ...sent, error: error instanceof Error ? error.message : String(error) });
        break;
      }
      const [now] = turn.newSessionState.typebotsQueue;
      const after = Object.fromEntries((now?.typebot.variables ?? []).map(({ name, value }) => [name, value ?? null]));
      turns.push({ ...sent, ...readTurn(turn, variables, after) });
      variables = after;
    }
    tries.push(turns);
  }
  return { block: scenario.block, name: scenario.name, tries };
}

function readTurn(
  { messages, input, clientSideActions = [], logs = [] }: EngineTurn,
  before: Readonly<Record<string, FlowValue>>,
  after: Readonly<Record<string, FlowValue>>,
): RecordedTurn {
  const stores = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name] ?? null),
  );
  const asks = input?.type;
  const items = input?.['items'];
  return stable({
    ...(messages.length > 0 && {
      messages: messages.map(({ type, content }) =>
        type === 'text' ? (content?.['markdown'] ?? content) : { type, ...content },
      ),
    }),
    ...(asks !== undefined && { asks }),
    ...(Array.isArray(items) && {
      choices: items.map(({ id: _id, blockId: _block, outgoingEdgeId: _line, ...item }) => item as unknown),
    }),
    ...(clientSideActions.length > 0 && { actions: clientSideActions }),
    ...(logs.length > 0 && {
      logs: logs.map(({ status, description, details }) => [status, description, details].filter(Boolean).join(': ')),
    }),
    ...(stores.length > 0 && { stores: Object.fromEntries(stores) }),
  });
}

/** Random IDs of 24 characters become `<ID>`. */
const stable = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(/\b[a-z][a-z0-9]{23}\b/g, '<ID>')) as T;
