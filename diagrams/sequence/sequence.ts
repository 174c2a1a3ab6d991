/** A sequence diagram: its participants, and its events from top to bottom. */
export type Sequence = {
  readonly participants: readonly Participant[];
  readonly events: readonly SequenceEvent[];
  readonly numbered: boolean;
};
export type Participant = { readonly id: string; readonly text: string; readonly person: boolean };

export type SequenceEvent = Message | SequenceNote | Activation | BlockStart | BlockPart | BlockEnd;
export type Message = {
  readonly type: 'message';
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly dashed: boolean;
  /** Arrow head: `open` for an asynchronous message, `cross` for a lost one. */
  readonly head: 'arrow' | 'none' | 'open' | 'cross';
};
/** A note beside one participant, or over one or several. */
export type SequenceNote = {
  readonly type: 'note';
  readonly side: 'left' | 'right' | 'over';
  readonly ids: readonly string[];
  readonly text: string;
};
export type Activation = { readonly type: 'activate' | 'deactivate'; readonly id: string; readonly line: number };

export const blockKinds = ['loop', 'alt', 'opt', 'par', 'critical', 'break'] as const;
export type BlockKind = (typeof blockKinds)[number];
export type BlockStart = { readonly type: 'block'; readonly kind: BlockKind; readonly text: string };
/** `else`, `and` or `option`: another part of the open block. */
export type BlockPart = { readonly type: 'part'; readonly text: string };
export type BlockEnd = { readonly type: 'end' };
