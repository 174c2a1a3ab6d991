const returnUrl = 'https://shop.example.com/chat/return';

/** Where to send the browser; keep `state` in its session. */
export function signInUrl(state) {
  const callback = new URL(returnUrl);
  callback.searchParams.set('state', state);
  const url = new URL('%app-url%/app/login');
  url.searchParams.set('callback', callback.href);
  return url.href;
}

/** Account and headers from the URL the browser came back to. */
export function readReturn(url, state) {
  const query = new URL(url, returnUrl).searchParams;
  if (!state || query.get('state') !== state) throw new Error('wrong state');

  const encoded = (query.get('token') ?? '').replaceAll(' ', '+');
  const token = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
  if (!(token.expiry * 1000 > Date.now())) throw new Error('token expired');

  const names = ['access-token', 'token-type', 'client', 'uid'];
  const headers = Object.fromEntries(names.map((name) => [name, token[name]]));
  return { accountId: Number(query.get('account_id')), headers };
}

/** Who has signed in. Throws if the person does not belong to the account. */
export async function profile({ accountId, headers }) {
  const response = await fetch('%app-url%/api/v1/profile', { headers });
  if (!response.ok) throw new Error(`profile: status ${response.status}`);
  const person = await response.json();
  if (!person.accounts.some(({ id }) => id === accountId)) throw new Error('wrong account');
  return person;
}
