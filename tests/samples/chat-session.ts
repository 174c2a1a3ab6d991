import { expect } from 'vitest';
import { app, callsOf, openPage, sdk, shop, type Web } from './browser.ts';

type Person = { readonly id: string; readonly name: string; readonly email: string; readonly chatHash: string };
const mara: Person = { id: 'user-1', name: 'Mara', email: 'mara@example.com', chatHash: 'a' };
const jonas: Person = { id: 'user-2', name: 'Jonas', email: 'jonas@example.com', chatHash: 'b' };

const run = ['run', 'token', app];
const signIn = ({ id, name, email, chatHash }: Person) => ['setUser', id, { name, email, identifier_hash: chatHash }];
const signOut = [['reset'], ['frame loads']];

/**
 * What every page with a session has to do: tell the chat who has signed in, forget that person at sign-out, never mix two people,
 * and leave the chat alone until it knows.
 * @param files of the built page, by path from the root
 */
export async function checkSession(files: Readonly<Record<string, string>>): Promise<void> {
  let session: Person | number = 401;
  const web: Web = {
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [shop + path, text])),
    [`${app}/packs/js/sdk.js`]: sdk,
    [`${shop}/api/session`]: (_, method) => {
      if (method === 'DELETE') session = 401;
      return typeof session === 'number' ? (method === 'DELETE' ? '{}' : session) : JSON.stringify(session);
    },
  };
  const { page, errors, warnings } = await openPage(web);
  const expected: unknown[][] = [run];
  const step = async (what: string, ...calls: unknown[][]): Promise<void> => {
    expected.push(...calls);
    await expect.poll(() => callsOf(page), { message: what }).toEqual(expected);
  };
  const visit = async (next: Person | number, what: string, ...calls: unknown[][]): Promise<void> => {
    session = next;
    await page.reload();
    await step(what, run, ...calls);
    // No further call follows within this time.
    await page.waitForTimeout(200);
    await step(`${what}, and no more`);
  };
  await step('a visitor keeps the chat');
  await visit(mara, 'Mara signs in', signIn(mara));
  await page.click('text=Sign out');
  await step('Mara signs out', ...signOut);
  await visit(jonas, 'Jonas signs in', signIn(jonas));
  await visit(500, 'the session is not known');
  await visit(0, 'the connection drops');
  await visit(401, 'the session has ended', ...signOut);
  expect(errors).toEqual([]);
  expect(warnings.filter((text) => /500|fetch/i.test(text)).length).toBeGreaterThanOrEqual(2);
}
