import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['0', '', '2', 'half'])('refuses to try a part “%s” of the long runs, before anything runs', (share) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.mjs'), 'long'], {
    env: { ...process.env, LONG_SHARE: share },
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`LONG_SHARE is “${share}”.`);
});
