import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pageText } from '../unit/page-text.ts';
import { language, run } from './programs.ts';
import { sampleFolder } from './sample-folder.ts';

const key = 'sample-key-do-not-use';
const wanted = createHmac('sha256', key).update('user-42').digest('hex');

const languages = [
  { ...language('JavaScript', process.execPath), command: [process.execPath, 'identifier-hash.mjs'] },
  { ...language('PHP', 'php'), command: ['php', 'identifier_hash.php'] },
  { ...language('Ruby', 'ruby'), command: ['ruby', 'identifier_hash.rb'] },
  { ...language('Python', 'python3'), command: ['python3', 'identifier_hash.py'] },
  { ...language('Go', 'go', ['version']), command: ['go', 'run', 'main.go'] },
  { ...language('C#', 'dotnet'), command: ['dotnet', 'run', 'Program.cs'] },
  { ...language('Java', 'java'), command: ['java', 'IdentifierHash.java'] },
];

for (const { title, missing, command } of languages)
  describe.skipIf(missing)(`in ${title}`, () => {
    const start = (env: Record<string, string>) => {
      const { path } = sampleFolder(['identity-validation']);
      const [program = '', ...args] = command;
      return run(program, args, { cwd: path, env: { GOCACHE: '/tmp/go-cache', GOFLAGS: '-mod=mod', ...env } });
    };

    test('signs the identifier with the key', async () => {
      const { stdout, stderr } = await start({ CHAT_IDENTITY_KEY: key });
      expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: wanted, stderr: '' });
    });

    test.each([{}, { CHAT_IDENTITY_KEY: '' }])('never signs with an empty key: %o', async (env) => {
      const { code, stdout, stderr } = await start(env);
      expect(code).not.toBe(0);
      expect(stdout + stderr).toContain('CHAT_IDENTITY_KEY is not set.');
      expect(stdout).not.toMatch(/^[\da-f]{64}$/m);
    });
  });

test('a number is signed as its digits, and an empty value is not signed at all', async () => {
  const folder = sampleFolder(['identity-validation']);
  folder.write('hash.mjs', folder.read('identifier-hash.mjs').replace(/^console\.log.*$/m, ''));
  const { identifierHash } = await folder.load('hash.mjs');
  expect(identifierHash(42, key)).toBe(createHmac('sha256', key).update('42').digest('hex'));
  for (const nothing of [undefined, null, '']) expect(() => identifierHash(nothing, key)).toThrow('There is no identifier to sign.');
});

const others = [
  { ...language('PHP', 'php'), program: 'php', file: 'identifier_hash.php', nothing: [`''`] },
  { ...language('Ruby', 'ruby'), program: 'ruby', file: 'identifier_hash.rb', nothing: [`''`, 'nil'] },
  { ...language('Python', 'python3'), program: 'python3', file: 'identifier_hash.py', nothing: [`""`, 'None'] },
];
for (const { title, missing, program, file, nothing } of others)
  test.skipIf(missing).each(nothing)(`in ${title}, %s is not signed`, async (identifier) => {
    const folder = sampleFolder(['identity-validation']);
    folder.write(file, folder.read(file).replace(/(\n\S.*)['"]user-42['"]/, `$1${identifier}`));
    const { code, stdout, stderr } = await run(program, [file], { cwd: folder.path, env: { CHAT_IDENTITY_KEY: key } });
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain('There is no identifier to sign.');
  });

test('the hashes on the page match its key', () => {
  const page = pageText('product/channels/live-chat/sdk/identity-validation.mdx');
  expect(page).toContain(`- Key: \`${key}\``);
  const numbers = createHmac('sha256', key).update('42').digest('hex');
  expect([...new Set(page.match(/\b[\da-f]{64}\b/g))].toSorted()).toEqual([wanted, numbers].toSorted());
});
