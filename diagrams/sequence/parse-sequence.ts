import { DiagramError, type SourceLine } from '../source-lines.ts';
import {
  type BlockKind,
  type Message,
  type Participant,
  type Sequence,
  type SequenceEvent,
  blockKinds,
} from './sequence.ts';

const name = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_ .-]*[\p{L}\p{N}_])?`;
const message = new RegExp(String.raw`^(${name})\s*(--?)(>>|>|x|\))\s*([+-])?\s*(${name})\s*:\s*(.*)$`, 'u');
const declaration = new RegExp(String.raw`^(participant|actor)\s+(${name}?)(?:\s+as\s+(.+))?$`, 'u');
const note = new RegExp(
  String.raw`^note\s+(?:(left|right)\s+of|(over))\s+(${name})(?:\s*,\s*(${name}))?\s*:\s*(.+)$`,
  'iu',
);
const blockStart = new RegExp(String.raw`^(${blockKinds.join('|')})(?:\s+(.*))?$`);
const parts: Record<string, readonly BlockKind[]> = { else: ['alt'], and: ['par'], option: ['critical'] };
const heads: Record<string, Message['head']> = { '>>': 'arrow', '>': 'none', x: 'cross', ')': 'open' };

/**
 * Parses `sequenceDiagram`: participants and actors, messages, activation, notes, blocks, `autonumber`.
 * @throws DiagramError for any statement that can't be drawn as written
 */
export function parseSequence(lines: readonly SourceLine[]): Sequence {
  const participants = new Map<string, Participant>();
  const events: SequenceEvent[] = [];
  const open: { kind: BlockKind; line: number }[] = [];
  const active = new Map<string, number>();
  let numbered = false;

  const mention = (id: string): string => {
    if (!participants.has(id)) participants.set(id, { id, text: id, person: false });
    return id;
  };
  const activate = (id: string, on: boolean, line: number): void => {
    const depth = (active.get(id) ?? 0) + (on ? 1 : -1);
    if (depth < 0) throw new DiagramError(line, `"${id}" is deactivated here, but it is not active.`);
    active.set(id, depth);
    events.push({ type: on ? 'activate' : 'deactivate', id: mention(id), line });
  };

  for (const { text, number } of lines.slice(1)) {
    const declared = declaration.exec(text);
    const sent = message.exec(text);
    const noted = note.exec(text);
    const activated = new RegExp(`^(activate|deactivate)\\s+(${name})$`, 'u').exec(text);
    const started = blockStart.exec(text);
    const [word = '', ...rest] = text.split(/\s+/);
    if (declared) {
      const [, kind, id = '', label] = declared;
      if (participants.has(id)) throw new DiagramError(number, `"${id}" is declared after its first use, or twice.`);
      participants.set(id, { id, text: label ?? id, person: kind === 'actor' });
    } else if (sent) {
      const [, from = '', dashes, arrow = '', sign, to = '', label = ''] = sent;
      events.push({
        type: 'message',
        from: mention(from),
        to: mention(to),
        text: label,
        dashed: dashes === '--',
        head: heads[arrow] ?? 'arrow',
      });
      if (sign === '+') activate(to, true, number);
      if (sign === '-') activate(from, false, number);
    } else if (noted) {
      const [, side, , id = '', other, label = ''] = noted;
      if (side && other)
        throw new DiagramError(number, 'a note beside a participant names one participant; "Note over A,B" names two.');
      events.push({
        type: 'note',
        side: (side?.toLowerCase() as 'left' | 'right' | undefined) ?? 'over',
        ids: [id, ...(other ? [other] : [])].map(mention),
        text: label,
      });
    } else if (activated) activate(activated[2] ?? '', activated[1] === 'activate', number);
    else if (started) {
      const kind = started[1] as BlockKind;
      open.push({ kind, line: number });
      events.push({ type: 'block', kind, text: started[2] ?? '' });
    } else if (parts[word]) {
      const kind = open.at(-1)?.kind;
      if (!kind || !parts[word]?.includes(kind))
        throw new DiagramError(number, `"${word}" is only allowed inside "${parts[word]?.join('" or "')}".`);
      events.push({ type: 'part', text: rest.join(' ') });
    } else if (text === 'end') {
      if (!open.pop()) throw new DiagramError(number, '"end" closes a block, but none is open.');
      events.push({ type: 'end' });
    } else if (text === 'autonumber') numbered = true;
    else
      throw new DiagramError(
        number,
        `cannot read "${text}". A sequence diagram has lines such as App->>Server: Save, Server-->>App: Saved, Note over App: …, loop … end.`,
      );
  }
  const unclosed = open[0];
  if (unclosed) throw new DiagramError(unclosed.line, `"${unclosed.kind}" is not closed by "end".`);
  if (participants.size === 0) throw new DiagramError(1, 'the diagram has no participants.');
  return { participants: [...participants.values()], events, numbered };
}
