import { Fragment } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';

type EndpointProps = {
  readonly method: string;
  readonly path: string;
  readonly auth?: string | undefined;
  readonly request?: boolean | undefined;
};

/** Head of an API section: method, path and authentication. */
export const Endpoint = defineStatic({
  props: z.strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** Path with parameters in braces: `/api/v1/accounts/{account_id}/contacts`. */
    path: z.string().startsWith('/'),
    /** How the request is authenticated, as one line of Markdown. */
    auth: z.string().min(1).optional(),
    /** Whether the page has a file for the request builder (see `RequestForm`), as pages of the API reference do. */
    request: z.boolean().optional(),
  }),
  children: 'none',
  place: 'block',
  render: ({ method, path, auth, request }: EndpointProps, { inline, endpoint }) => {
    const code = <code>{path.split(/(?<=.\/)/).map(segment)}</code>;
    const href = endpoint(`${method} ${path}`);
    return (
      <div className="endpoint" data-request={request ? '' : undefined}>
        <p>
          <b className={`method ${method.toLowerCase()}`}>{method}</b>{' '}
          {href === undefined ? (
            code
          ) : (
            <a data-endpoint="" href={href}>
              {code}
            </a>
          )}
        </p>
        {auth && <p className="endpoint-auth">Authentication: {inline(auth)}</p>}
      </div>
    );
  },
});

/** A segment of the path; the path may wrap before it. */
function segment(text: string, index: number) {
  return (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {text.split(/(\{[^}]+\})/).map((part, place) => (place % 2 ? <var key={place}>{part}</var> : part))}
    </Fragment>
  );
}
