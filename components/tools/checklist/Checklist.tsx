import { useId, useState, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../../engine/client/storage.ts';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { readDone } from './read-done.ts';
import { translated, useTranslate } from '../kit/translated.tsx';

type ChecklistProps = {
  readonly list: string;
  readonly title: string;
  readonly items: readonly { readonly do: string; readonly result?: string | undefined; readonly href: string }[];
};

/** Things to do. Each can be marked as done, and the browser remembers it. */
export const Checklist = translated(function Checklist({ list, title, items }: ChecklistProps) {
  const t = useTranslate();
  const { href: hrefOf } = useSite();
  const id = useId();
  const stored = useSyncExternalStore(
    followOtherTabs,
    () => readStorage(`checklist.${list}`),
    () => null,
  );
  // What was marked since, because the browser may store nothing.
  const [marked, setMarked] = useState<readonly string[]>();
  const done = marked ?? readDone(stored);
  const store = (hrefs: readonly string[]): void => {
    setMarked(hrefs);
    writeStorage(`checklist.${list}`, hrefs.length ? JSON.stringify(hrefs) : null);
  };
  const count = items.filter(({ href }) => done.includes(href)).length;
  return (
    <section className="tool checklist" aria-labelledby={id}>
      <p className="tool-title" id={id}>
        {title}
      </p>
      <div className="block-family">
        <div className="needs-script" data-markdown-ignore="">
          <progress value={count} max={items.length} aria-hidden="true" />
          <p className="checklist-progress">
            <span role="status">
              {count === items.length
                ? t('All done.')
                : t('{done} of {all} done. This browser remembers it.', { done: count, all: items.length })}
            </span>
            <button type="button" className="tool-button" disabled={!count} onClick={() => store([])}>
              {t('Start over')}
            </button>
          </p>
        </div>
        <ul>
          {items.map(({ do: action, result, href }, index) => (
            <li key={href}>
              <input
                type="checkbox"
                className="needs-script"
                aria-labelledby={`${id}-${index}`}
                checked={done.includes(href)}
                onChange={({ target }) =>
                  store(target.checked ? [...done, href] : done.filter((doneHref) => doneHref !== href))
                }
              />
              <div>
                <a id={`${id}-${index}`} href={hrefOf(href)}>
                  {action}
                </a>
                {result && <p>{result}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});

function followOtherTabs(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
