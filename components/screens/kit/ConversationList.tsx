import { Avatar } from './Avatar.tsx';
import type { ConversationRow } from './conversation-row.ts';
import { LetterMark } from './LetterMark.tsx';

type Props = {
  readonly title?: string | undefined;
  readonly rows: readonly ConversationRow[];
};

/** A list of conversations: contact, channel, last message and number of unread messages. */
export function ConversationList({ title, rows }: Props) {
  return (
    <div className="s-conversations">
      {title && <div className="s-bar s-title">{title}</div>}
      {rows.map(({ name, text, channel, time, unread, active, mark }) => (
        <div key={name} className={`s-conversation s-pin${active ? ' s-open' : ''}`}>
          <LetterMark letter={mark} />
          <Avatar name={name} />
          <div>
            {channel && <div className="s-hint">{channel}</div>}
            <div className="s-label">{name}</div>
            <div className="s-hint">{text}</div>
          </div>
          <div className="s-hint">
            {time}
            {unread && <span className="s-count s-on">{unread}</span>}
          </div>
        </div>
      ))}
    </div>
  );
}
