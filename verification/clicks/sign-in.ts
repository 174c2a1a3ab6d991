import type { BrowserContext } from '@playwright/test';

/**
 * Who is signed in, by the seed's people: an agent of every channel, or of the website channel only. The second shop has what is off by
 * default.
 */
export type Role = 'administrator' | 'agent' | 'agent of one channel' | 'administrator of the second shop';
const emails: Record<Role, string> = {
  administrator: 'alex@example.com',
  agent: 'jonas@example.com',
  'agent of one channel': 'lena@example.com',
  'administrator of the second shop': 'olga@example.com',
};
/** The number of the account that a role works in. */
export const accountOf = (role: Role): number => (role === 'administrator of the second shop' ? 2 : 1);
const kept = ['access-token', 'token-type', 'client', 'expiry', 'uid'];

/** Gives a browser the session of a person of the seed. */
export async function signIn(context: BrowserContext, url: string, role: Role): Promise<void> {
  const body = JSON.stringify({ email: emails[role], password: 'Correct-Horse-7' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/auth/sign_in`, { method: 'POST', headers, body });
  if (!response.ok)
    throw new Error(`${url} doesn't let ${emails[role]} sign in: status ${response.status}. Run seed.rb there.`);
  const session = Object.fromEntries(kept.map((name) => [name, response.headers.get(name)]));
  await context.addCookies([{ name: 'cw_d_session_info', url, value: encodeURIComponent(JSON.stringify(session)) }]);
}
