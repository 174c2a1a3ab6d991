import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished } from 'vitest';

type Surroundings = { readonly cwd: string; readonly env?: Readonly<Record<string, string>>; readonly input?: string };

/** Whether a program is installed; `args` may ask for a library too. */
const has = (program: string, args: readonly string[] = ['--version']): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * A language of samples: whether it can run here, and what its tests are called. When it is missing, its tests are skipped and the
 * title says why.
 */
export function language(name: string, program: string, needs: readonly string[] = ['--version']): { title: string; missing: boolean } {
  const missing = !has(program, needs);
  return { title: missing ? `${name} (not run: ${[program, ...needs].join(' ')} fails here)` : name, missing };
}

/** Only what the test sets, so that no setting of this machine reaches a sample. */
const environment = (env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  LANG: 'C.UTF-8',
  ...env,
});

export type ProgramOutcome = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs a program to its end. */
export async function run(program: string, args: readonly string[], { cwd, env, input }: Surroundings): Promise<ProgramOutcome> {
  const child = spawn(program, args, { cwd, env: environment(env) });
  const said = collect(child);
  child.stdin.end(input ?? '');
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}

/** A program that runs until the test ends. `said` is its output so far. */
export type Server = { readonly said: { stdout: string; stderr: string }; readonly process: ChildProcess };

/** Starts a server and waits until its port accepts connections. */
export async function serve(program: string, args: readonly string[], port: number, { cwd, env }: Surroundings): Promise<Server> {
  const child = spawn(program, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const said = collect(child);
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  await expect.poll(() => (child.exitCode === null ? answers(port) : said.stderr), { timeout: 15_000 }).toBe(true);
  return { said, process: child };
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
  return said;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
