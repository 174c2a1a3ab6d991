import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answer, Guide, SearchAdapter } from '../../search/adapter.ts';

/** What the dialog shows. `answer` belongs to `query`, or to the query before it while a new answer is on its way. */
export type SearchState = {
  readonly guides: readonly Guide[];
  /** Undefined until the first answer. */
  readonly answer?: Answer | undefined;
  /** Query and guide the answer belongs to. */
  readonly answered?: string | undefined;
  readonly failure?: string | undefined;
  /** The reader waits for a first answer, and has for long enough to be told. */
  readonly waiting: boolean;
  readonly ready: boolean;
  readonly retry: () => void;
};

/** Milliseconds until a reader is told that the search is at work; nearly every answer is there before. */
const patience = 300;

/** Names a question: the query and the guide to stay in. */
export const questionOf = (query: string, guide: string | undefined): string => `${guide ?? ''}\n${query.trim()}`;

/** Opens the adapter and asks it whenever the question changes. */
export function useSearch(adapter: SearchAdapter, query: string, guide: string | undefined): SearchState {
  const [guides, setGuides] = useState<readonly Guide[]>();
  const [shown, setShown] = useState<{ readonly answer: Answer; readonly question: string }>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const current = useRef('');

  useEffect(() => {
    let alive = true;
    adapter.open().then(
      (found) => alive && setGuides(found),
      (error: unknown) => alive && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      alive = false;
    };
  }, [adapter, attempt]);

  const empty = !query.trim();
  // An empty field forgets the answer: the next word must not bring it back for a moment.
  if (empty && shown) setShown(undefined);

  // Asked before the key is painted, drawn as soon as the answer is here: waiting for React's own turn would cost a frame each.
  useLayoutEffect(() => {
    const question = questionOf(query, guide);
    current.current = question;
    if (!query.trim()) return;
    adapter.search(
      query,
      guide,
      (answer) => {
        if (current.current !== question) return;
        flushSync(() => {
          setFailure(undefined);
          setShown({ answer, question });
        });
      },
      (message) => current.current === question && setFailure(message),
    );
  }, [adapter, query, guide, attempt]);

  const pending = !empty && !shown;
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const timer = pending && setTimeout(() => setWaiting(true), patience);
    return () => {
      if (timer) clearTimeout(timer);
      setWaiting(false);
    };
  }, [pending]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return {
    guides: guides ?? [],
    ready: guides !== undefined,
    answer: shown?.answer,
    answered: shown?.question,
    failure,
    waiting,
    retry,
  };
}
