import { Fragment } from 'react';
import { breakableText } from '../data-table/breakable.tsx';

type CallProps = {
  readonly method: string;
  /** May break behind each slash. */
  readonly path: string;
  /** The call's page in the API reference. */
  readonly href?: string | undefined;
};

/** Method and path of a call, as they are written everywhere. */
export function Call({ method, path, href }: CallProps) {
  const code = <code>{path.split(/(?<=.\/)/).map(segment)}</code>;
  return (
    <>
      <b className={`method ${method.toLowerCase()}`}>{method}</b>{' '}
      {href === undefined ? (
        code
      ) : (
        <a data-endpoint="" href={href}>
          {code}
        </a>
      )}
    </>
  );
}

/** A segment of the path; the path may wrap before it. */
function segment(text: string, index: number) {
  return (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {text
        .split(/(\{[^}]+\})/)
        .map((part, number) => (number % 2 ? <var key={number}>{part}</var> : breakableText(part, 24)))}
    </Fragment>
  );
}
