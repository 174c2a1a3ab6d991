import type { ReactNode } from 'react';

/** `yes`: true, matches, equal. `no`: the opposite, which is not an error. `error`: can't work. */
export type VerdictTone = 'yes' | 'no' | 'error';

const marks: Record<VerdictTone, string> = { yes: 'M3 8.5l3.2 3L13 4.5', no: 'M4 8h8', error: 'M4.5 4.5l7 7m0-7l-7 7' };

/** A word for a result, with a symbol, so that color is not the only sign. */
export function Verdict({ tone, children }: { readonly tone: VerdictTone; readonly children: ReactNode }) {
  return (
    <span className={`tool-verdict tool-verdict-${tone}`}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
        <path
          d={marks[tone]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{children}</span>
    </span>
  );
}

/** A verdict in a table, with the reason beside or below it. */
export function Outcome({
  tone,
  word,
  why,
}: {
  readonly tone: VerdictTone;
  readonly word: string;
  readonly why: string;
}) {
  return (
    <div className="tool-outcome">
      <Verdict tone={tone}>
        {word}
        {why && <span className="visually-hidden">: </span>}
      </Verdict>
      {why && <span>{why}</span>}
    </div>
  );
}
