import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Endpoint } from './Endpoint.tsx';

it('shows method, path and authentication, and a button that copies the path', () => {
  expect(
    renderHtml(Endpoint, {
      method: 'POST',
      path: '/api/v1/accounts/{account_id}/contacts',
      auth: '`api_access_token`',
    }).replace(/<svg.*?<\/svg>/, ''),
  ).toBe(
    '<div class="endpoint"><p><b class="method post">POST</b> <code>/api/<wbr/>v1/<wbr/>accounts/<wbr/><var>{account_id}</var>/<wbr/>contacts</code></p>' +
      '<p class="endpoint-auth">Authentication: <code>api_access_token</code></p>' +
      '<div class="code-buttons needs-script"><button type="button" class="copy" title="Copy code" aria-label="Copy code"></button></div></div>',
  );
  expect(renderHtml(Endpoint, { method: 'GET', path: '/' })).not.toContain('Authentication');
});

it('rejects unknown methods', () => {
  expect(() => renderHtml(Endpoint, { method: 'FETCH', path: '/' })).toThrow(/method/);
});
