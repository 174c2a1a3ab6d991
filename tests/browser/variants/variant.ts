import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/**
 * Builds and serves a site of this folder, in a process of its own because the engine's sources need tsx.
 * @param environment read by the site's configuration
 * @throws Error with what the process said, when there is no site
 */
export async function serveVariant(
  name: string,
  environment: Record<string, string> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), name], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const url = await Promise.race([
    new Promise<string>((found) =>
      createInterface(child.stdout).on('line', (line) => line.startsWith('http') && found(line)),
    ),
    ended.then(() => {
      throw new Error(`The site “${name}” was not served.\n${errors}`);
    }),
  ]);
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
