import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { Call } from './Call.tsx';

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
  needs: ({ request }) => ({ styles: ['reference'], ...(request ? { scripts: ['request'] } : {}) }),
  render: ({ method, path, auth, request }: EndpointProps, { inline, endpoint }) => {
    return (
      <div className="endpoint" data-request={request ? '' : undefined}>
        <p>
          <Call method={method} path={path} href={endpoint(`${method} ${path}`)} />
        </p>
        {auth && <p className="endpoint-auth">Authentication: {inline(auth)}</p>}
      </div>
    );
  },
});
