import type { ReactNode } from 'react';
import { breakable } from './breakable.tsx';

/** “yes” or “no”, alone or before a comma and what it depends on. */
const answer = /^(yes|no|✓)(?:, (.+))?$/i;

/**
 * The content of a cell that is read along rows and columns: a check for “yes” and a muted dash for “no”, with the word
 * for whoever doesn't see them, and what it depends on; any other content as it is.
 * @param text the content without Markdown
 */
export function answerOf(text: string, content: ReactNode): ReactNode {
  const [, word, condition] = answer.exec(text) ?? [];
  if (!word) return breakable(content);
  const isYes = word.toLowerCase() !== 'no';
  const spoken = isYes ? 'yes' : 'no';
  return (
    <>
      <span className={spoken}>
        <span className="visually-hidden">{condition ? `${spoken}, ` : spoken}</span>
      </span>
      {condition && <small>{condition}</small>}
    </>
  );
}
