import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pageText } from '../unit/page-text.ts';
import { language, run } from './programs.ts';
import { fill, sampleFolder } from './sample-folder.ts';
import { StubPlatform } from './stub-platform.ts';

/** A shell runs every code block with requests to the platform, so that quotes, escapes and headers count too. */
const content = resolve(import.meta.dirname, '../../content');
const requests = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) =>
    [...pageText(file).matchAll(/^[ \t]*```sh\b[^\n]*\n([\s\S]*?)^[ \t]*```/gm)].map(([, code = '']) => ({ file, code })),
  )
  .filter(({ code }) => /\bcurl\b/.test(code) && code.includes('%app-url%') && !/'https?:/.test(code.replace(/--(data|form)[\s\S]*?'[\s\S]*?'/g, '')));

const { missing, title } = language('curl', 'curl');

test('there are requests', () => expect(requests.length).toBeGreaterThan(40));

test.skipIf(missing).each(requests)(`${title}: $file: $code`, async ({ code }) => {
  const platform = await StubPlatform.start();
  const folder = sampleFolder([]);
  for (const [, file = ''] of code.matchAll(/=@([\w.-]+)/g)) folder.write(file, 'a file');
  const ids = { ACCOUNT_ID: '1', CONVERSATION_ID: '108', INBOX_ID: '7', MESSAGE_ID: '5301', TOOL_ID: '3' };
  const tokens = { API_ACCESS_TOKEN: platform.token, PLATFORM_ACCESS_TOKEN: platform.token, BOT_ACCESS_TOKEN: platform.token };
  const values = { ...ids, ...tokens, INBOX_IDENTIFIER: 'kiosk', SOURCE_ID: 'session-1' };
  const script = fill(code, { appUrl: platform.url, values });
  const { code: exit, stderr } = await run('bash', ['-eu'], { cwd: folder.path, input: script });
  expect({ exit, faults: platform.faults, refused: platform.refused }, stderr).toEqual({ exit: 0, faults: [], refused: [] });
  expect(platform.calls.length).toBe(code.match(/\bcurl\b/g)?.length);
});
