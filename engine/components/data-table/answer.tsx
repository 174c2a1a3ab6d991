import type { ReactNode } from 'react';
import { breakable } from './breakable.tsx';

/**
 * The content of a cell that is read along rows and columns: a check for “yes” and a muted dash for “no”, with the word for whoever
 * doesn't see them, and what it depends on after a comma; any other content as it is.
 * @param text the content without Markdown
 */
export function answerOf(text: string, content: ReactNode, translate = String as (text: string) => string): ReactNode {
  const answer = new RegExp(`^(?:(yes|✓|${translate('yes')})|no|${translate('no')})(?:, (.+))?$`, 'i').exec(text);
  if (!answer) return breakable(content);
  const [, yes, condition] = answer;
  const kind = yes ? 'yes' : 'no';
  const spoken = translate(kind);
  return (
    <>
      <span className={kind}>
        <span className="visually-hidden">{condition ? `${spoken}, ` : spoken}</span>
      </span>
      {condition && <small>{condition}</small>}
    </>
  );
}
