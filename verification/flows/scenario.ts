import type { EngineMessage, SmallFlow } from './flow.ts';

/** A small flow that shows what one block does, and what visitors send to it. */
export interface Scenario {
  /** Key of the block in `data/blocks.json`. */
  readonly block: string;
  readonly name: string;
  readonly flow: SmallFlow;
  /** Flows that this one links to, by ID. */
  readonly linked?: Readonly<Record<string, SmallFlow>>;
  /** Whether visitors run it; otherwise it is a test in the flow builder. */
  readonly isPublished?: boolean;
  /** What visitors send, one conversation each; `null` skips the question. Without it, the flow only starts. */
  readonly tries?: readonly (readonly (string | EngineMessage | null)[])[];
  /** The random number of the flow, from 0 to 1. */
  readonly random?: number;
}
