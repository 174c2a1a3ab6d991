import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { CopyButton } from '../code-block/CopyButton.tsx';
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
  needs: ({ request }) => ({ styles: ['reference'], scripts: request ? ['code', 'request'] : ['code'] }),
  render: ({ method, path, auth }: EndpointProps, { inline, endpoint, translate }) => {
    return (
      <div className="endpoint">
        <p>
          <Call method={method} path={path} href={endpoint(`${method} ${path}`)} />
        </p>
        {auth && <p className="endpoint-auth">Authentication: {inline(auth)}</p>}
        <CopyButton label={translate('Copy code')} />
      </div>
    );
  },
});
