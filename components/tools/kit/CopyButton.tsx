import { useEffect, useState, type RefObject } from 'react';
import { copyText } from './copy-text.ts';
import { useTranslate } from './translated.tsx';

export type CopyButtonProps = {
  readonly text: string;
  /** What is copied, for people who can't see the button's position: `script`. */
  readonly label: string;
  /** The element with the text; it is selected when the clipboard is not available. */
  readonly source?: RefObject<Element | null>;
};

const answers = { idle: 'Copy', done: 'Copied', selected: 'Press Ctrl+C' } as const;

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text, label, source }: CopyButtonProps) {
  const t = useTranslate();
  const [state, setState] = useState<keyof typeof answers>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => setState((await copyText(text, source?.current)) ? 'done' : 'selected');
  return (
    <span className="tool-copy">
      <button
        type="button"
        className="tool-button"
        aria-label={t('Copy: {label}', { label })}
        onClick={() => void copy()}
      >
        {t(answers[state])}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : t(state === 'done' ? 'Copied' : 'The text is selected. Press Ctrl+C to copy it.')}
      </span>
    </span>
  );
}
