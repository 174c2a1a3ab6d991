import type { Caller } from './call.ts';

/** A request that the platform allows only so often. */
export interface Limit {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly as?: Caller;
  readonly body?: unknown;
  /** More requests than the limit is believed to allow. */
  readonly attempts: number;
}

const account = '/api/v1/accounts/1';

export const limits: readonly Limit[] = [
  { name: 'Contact search', method: 'GET', path: `${account}/contacts/search?q=mara`, attempts: 120 },
  { name: 'Conversation counts', method: 'GET', path: `${account}/conversations/meta`, attempts: 40 },
  {
    name: 'Sign-in',
    method: 'POST',
    path: '/auth/sign_in',
    as: 'nobody',
    body: { email: 'alex@example.com', password: 'wrong' },
    attempts: 10,
  },
  {
    name: 'Forgotten password',
    method: 'POST',
    path: '/auth/password',
    as: 'nobody',
    body: { email: 'nobody@example.com' },
    attempts: 10,
  },
  {
    name: 'Reports of one person',
    method: 'GET',
    path: '/api/v2/accounts/1/reports/summary?type=account&since=1767225600&until=1767830400',
    attempts: 120,
  },
];
