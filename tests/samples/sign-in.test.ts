import { describe, expect, test } from 'vitest';
import { language, run } from './programs.ts';
import { sampleFolder } from './sample-folder.ts';
import { StubPlatform, type Reply } from './stub-platform.ts';

/** The samples of “Sign in with the platform”. A script calls each of them and prints the answer as JSON. */
const languages = [
  {
    ...language('JavaScript', process.execPath),
    command: [process.execPath, 'run.mjs'],
    code: `import { signInUrl, readReturn, profile } from './sign-in.mjs';
      const [url, state] = process.argv.slice(2);
      if (!url) console.log(JSON.stringify(signInUrl('s t')));
      else { const back = readReturn(url, state); console.log(JSON.stringify([back, await profile(back)])); }`,
  },
  {
    ...language('Python', 'python3'),
    command: ['python3', 'run.py'],
    code: `import json, sys
from sign_in import sign_in_url, read_return, profile
if len(sys.argv) < 2: print(json.dumps(sign_in_url("s t")))
else:
    account, headers = read_return(sys.argv[1], sys.argv[2])
    print(json.dumps([{"accountId": account, "headers": headers}, profile(account, headers)]))`,
  },
];

const headers = { 'access-token': 'abc?>~', 'token-type': 'Bearer', client: 'c', uid: 'mara@example.com' };
const tokenOf = (more: object = {}): string =>
  Buffer.from(JSON.stringify({ ...headers, expiry: Math.floor(Date.now() / 1000) + 60, ...more })).toString('base64');
const returned = (query: Record<string, string>): string => `/chat/return?${new URLSearchParams(query)}`;
const genuine = (more: Record<string, string> = {}) => returned({ state: 's1', account_id: '1', token: tokenOf(), ...more });

for (const { title, missing, command, code } of languages)
  describe.skipIf(missing)(`in ${title}`, () => {
    async function start(args: readonly string[], reply: Reply = {}) {
      const platform = await StubPlatform.start();
      const folder = sampleFolder(['platform-sign-in'], { appUrl: platform.url });
      const [program = '', script = ''] = command;
      folder.write(script, code);
      // The session's headers replace a token.
      platform.answer('get-profile', () => ({ json: {}, ...reply }));
      platform.acceptSession(headers);
      const outcome = await run(program, [script, ...args], { cwd: folder.path });
      return { ...outcome, platform };
    }
    const accounts = { json: { id: 7, accounts: [{ id: 1 }] } };

    test('sends the browser to sign in, and names where it comes back', async () => {
      const { stdout } = await start([]);
      const url = new URL(JSON.parse(stdout) as string);
      expect(url.pathname).toBe('/app/login');
      expect(new URL(url.searchParams.get('callback') ?? '').searchParams.get('state')).toBe('s t');
    });

    test('reads who came back, and verifies it with the platform', async () => {
      const { stdout, stderr, platform } = await start([genuine(), 's1'], accounts);
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual([{ accountId: 1, headers }, accounts.json]);
      expect(platform.faults).toEqual([]);
    });

    test('reads a token whose plus signs arrived as spaces', async () => {
      expect(tokenOf()).toMatch(/[+/]/);
      const raw = `/chat/return?state=s1&account_id=1&token=${tokenOf().replaceAll('/', '%2F').replaceAll('=', '%3D')}`;
      expect(JSON.parse((await start([raw, 's1'], accounts)).stdout)).toMatchObject([{ headers }, {}]);
    });

    test.each([
      { what: 'another state', args: [genuine(), 's2'], says: 'wrong state' },
      { what: 'no state on either side', args: [returned({ account_id: '1', token: tokenOf() }), ''], says: 'wrong state' },
      { what: 'a token that has expired', args: [genuine({ token: tokenOf({ expiry: 1 }) }), 's1'], says: 'token expired' },
      { what: 'a token that is no token', args: [genuine({ token: 'x' }), 's1'], says: /Error/ },
      { what: 'another account', args: [genuine({ account_id: '2' }), 's1'], says: 'wrong account' },
    ])('refuses $what', async ({ args, says }) => {
      const { code: exit, stdout, stderr } = await start(args, accounts);
      expect(exit).not.toBe(0);
      expect(stdout).toBe('');
      expect(stderr).toMatch(says);
    });

    test.each([
      { reply: { status: 401, json: {} }, says: '401' },
      { reply: { status: 500, text: 'oops' }, says: '500' },
      { reply: { drop: true }, says: /fetch failed|Remote end closed/ },
    ])('fails when the platform does: $says', async ({ reply, says }) => {
      const { code: exit, stderr } = await start([genuine(), 's1'], reply);
      expect(exit).not.toBe(0);
      expect(stderr).toMatch(says);
    });
  });
