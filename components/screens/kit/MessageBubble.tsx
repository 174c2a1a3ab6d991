import { Avatar } from './Avatar.tsx';
import { Glyph } from './Glyph.tsx';
import type { Message } from './message.ts';

type Props = {
  readonly message: Message;
  /** Whose screen it is: their own messages are aligned to the end of the line, except in an email program. */
  readonly viewer: 'agent' | 'contact' | 'reader';
  /** Agents see who wrote; a contact sees it in the header. */
  readonly avatars?: boolean;
};

const statusWords = { sent: 'Sent', delivered: 'Delivered', read: 'Read', failed: 'Not sent' } as const;

/** A message with its sender, time and status. Private notes don't appear on a contact's screen. */
export function MessageBubble({ message, viewer, avatars = true }: Props) {
  const { from, name, text, time, status, buttons, attachment } = message;
  if (from === 'activity') return <div className="s-activity">{[text, time].filter(Boolean).join(' · ')}</div>;
  if (from === 'note' && viewer !== 'agent') return null;
  const isOwn = viewer !== 'reader' && (from === 'contact') === (viewer === 'contact');
  const meta = [from === 'note' ? `Private note${name ? ` by ${name}` : ''}` : name, time].filter(Boolean).join(' · ');
  return (
    <div className={isOwn ? `s-message s-own s-${from}` : `s-message s-${from}`}>
      {avatars && <Avatar name={name} assistant={from === 'assistant'} />}
      <div className="s-said">
        {(text ?? attachment) && (
          <div className="s-bubble">
            {text}
            {attachment && (
              <div className="s-attachment">
                <Glyph name="file" />
                {attachment}
              </div>
            )}
          </div>
        )}
        {buttons && (
          <div className="s-choices">
            {buttons.map((label) => (
              <div className="s-choice" key={label}>
                {label}
              </div>
            ))}
          </div>
        )}
        {(meta || status) && (
          <div className="s-meta">
            {meta}
            {status && (
              <span className={`s-status s-${status}`}>
                {status !== 'failed' && <Glyph name={status === 'sent' ? 'check' : 'checks'} />}
                {statusWords[status]}
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
