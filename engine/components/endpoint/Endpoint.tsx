import { Fragment } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';

type EndpointProps = {
  readonly method: string;
  readonly path: string;
  readonly auth?: string | undefined;
  readonly request?: boolean | undefined;
};

/** Head of an API section: what to call, where, and who may. */
export const Endpoint = defineStatic({
  props: z.strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** From the installation's address on, with parameters in braces: `/api/v1/accounts/{account_id}/contacts`. */
    path: z.string().startsWith('/'),
    /** What the request is authenticated by, as one line of Markdown. */
    auth: z.string().min(1).optional(),
    /** Beside the page is a file with which the client builds a request; the pages of the API reference have one. */
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
          {href === undefined ? code : <a href={href}>{code}</a>}
        </p>
        {auth && <p className="endpoint-auth">Authentication: {inline(auth)}</p>}
      </div>
    );
  },
});

/** A part of the path, which may stand in a line of its own. */
function segment(text: string, index: number) {
  return (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {text.split(/(\{[^}]+\})/).map((part, place) => (place % 2 ? <var key={place}>{part}</var> : part))}
    </Fragment>
  );
}
