import { spawn } from 'node:child_process';

/**
 * Runs a program in the same terminal.
 * @param options of the process; with `onOutput`, what the program prints goes there instead
 * @returns its exit code; 1 when a signal ended it, 127 when it could not be started
 */
export function run(program, args, { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { stdio, ...options, env: { ...process.env, ...options.env } });
    for (const stream of onOutput ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', onOutput);
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const done = (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code);
    };
    child.on('error', () => done(127)).on(onOutput ? 'close' : 'exit', (code) => done(code ?? 1));
  });
}

/** Runs npm: the one that started this process, if any. */
export function npm(args, options) {
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js')) return run(process.execPath, [path, ...args], options);
  return process.platform === 'win32' ? run('npm.cmd', args, { shell: true, ...options }) : run('npm', args, options);
}
