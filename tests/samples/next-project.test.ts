import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { app, callsOf, chromiumPath, openPage, sdk, useBrowser } from './browser.ts';
import { freshProject, Offline, versioned, type Project } from './fresh-project.ts';
import { freePort } from '../free-port.ts';
import { serve } from './programs.ts';

/** The samples for Next.js, in a project that create-next-app makes, built and started. */
useBrowser();
const flags = '--ts --app --no-eslint --no-tailwind --no-src-dir --import-alias @/* --use-npm --yes --disable-git --skip-install';
const template = {
  name: 'next',
  commands: [
    ['npx', '--yes', versioned('create-next-app'), 'next', ...flags.split(' ')],
    ['npm', 'install'],
  ],
};

/** Stands in for the reader's own sign-in, for both routers: the cookie `who` says who has signed in. */
const session = `
import type { NextApiRequest } from 'next';
const people: Record<string, { id: number; name: string; email: string }> = {
  mara: { id: 1, name: 'Mara', email: 'mara@example.com' },
  jonas: { id: 2, name: 'Jonas', email: 'jonas@example.com' },
};
export async function currentUser(request?: NextApiRequest) {
  const who = request ? request.cookies.who : (await (await import('next/headers')).cookies()).get('who')?.value;
  return people[who ?? ''] ?? null;
}
`;
const signOut = `
import { cookies } from 'next/headers';
export async function DELETE() {
  (await cookies()).delete('who');
  return new Response(null, { status: 204 });
}
`;
const home = `
import { SignOutButton } from '../components/sign-out-button';
export default function Home() {
  return <SignOutButton />;
}
`;

const hash = (id: string): string => createHmac('sha256', 'key').update(id).digest('hex');
const signIn = (id: string, name: string) => [
  'setUser',
  id,
  { name, email: `${name.toLowerCase()}@example.com`, identifier_hash: hash(id) },
];

describe('a fresh Next.js project', () => {
  test('builds with the samples for both routers, and signs people in and out', { timeout: 300_000 }, async ({ skip }) => {
    const project = await freshProject(template, {}).catch((error: unknown): Project => {
      if (error instanceof Offline) skip(error.message);
      throw error;
    });
    project.copy('nextjs');
    project.copy('chat-module', ['chat.js'], 'lib');
    project.write('lib/session.ts', session);
    project.write('app/api/session/route.ts', signOut);
    project.write('app/page.tsx', home);
    project.write('pages/old.tsx', `export default function Old() { return <p>Pages Router</p>; }`);
    project.write('.env.local', `NEXT_PUBLIC_CHAT_URL=${app}\nNEXT_PUBLIC_CHAT_TOKEN=token\n`);
    const { code, output } = await project.npx('next', 'build');
    expect(code, output).toBe(0);
    if (!chromiumPath) return;

    const start = async (env: Record<string, string>): Promise<string> => {
      const port = await freePort();
      await serve(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], port, { cwd: project.path, env });
      return `http://localhost:${port}`;
    };
    const origin = await start({ CHAT_IDENTITY_KEY: 'key' });
    const visit = async (path: string, who?: string) => {
      const opened = await openPage({ [`${app}/packs/js/sdk.js`]: sdk }, origin);
      const become = (name: string) => opened.page.context().addCookies([{ name: 'who', value: name, url: origin }]);
      if (who) await become(who);
      await opened.page.goto(origin + path);
      const says = (...calls: unknown[][]) => expect.poll(() => callsOf(opened.page)).toEqual(calls);
      return { ...opened, become, says };
    };
    const run = ['run', 'token', app];

    const visitor = await visit('/');
    await visitor.says(run);

    const { page, says, become } = await visit('/', 'mara');
    await says(run, signIn('1', 'Mara'));
    await page.click('text=Sign out');
    await says(run, signIn('1', 'Mara'), ['reset'], ['frame loads']);
    await become('jonas');
    await page.reload();
    await says(run, signIn('1', 'Mara'), ['reset'], ['frame loads'], run, signIn('2', 'Jonas'));

    const old = await visit('/old', 'mara');
    await old.says(run, signIn('1', 'Mara'));
    expect([...visitor.errors, ...old.errors]).toEqual([]);

    // Without the key, nobody gets a signature, and visitors can still chat.
    const unset = await start({});
    const status = async (cookie: string) => (await fetch(`${unset}/api/chat-user`, { headers: { cookie } })).status;
    expect([await status('who=mara'), await status('')]).toEqual([500, 200]);
    const html = await (await fetch(`${unset}/`, { headers: { cookie: 'who=mara' } })).text();
    expect(html).not.toContain('chatHash');
    expect(await (await fetch(`${origin}/`, { headers: { cookie: 'who=mara' } })).text(), 'with the key').toContain('chatHash');
  });
});
