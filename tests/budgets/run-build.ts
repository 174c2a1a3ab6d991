import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const engine = resolve(import.meta.dirname, '../../engine/cli/start.mjs');

/**
 * Builds a site as `npm run build` does, with nothing of earlier builds and without pictures for links.
 * @returns what was printed
 * @throws Error with that when the build fails
 */
export async function runBuild(root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const words = [engine, 'build', '--no-cache', ...args];
  const { stdout } = await run(process.execPath, words, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SITE_PICTURES: '0', ...env },
    maxBuffer: 1 << 28,
  });
  return stdout;
}
