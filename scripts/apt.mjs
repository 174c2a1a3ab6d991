import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Whether a program is on the PATH, or where system programs are. */
export function hasProgram(name, environment = process.env) {
  return [...(environment.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].some(
    (folder) => folder && existsSync(join(folder, name)),
  );
}

/** Installs a Debian package. False where there is no apt, no right to use it, or no such package. */
export async function aptInstall(name) {
  if (!hasProgram('apt-get')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (prefix.length && !hasProgram('sudo')) return false;
  const apt = (...args) => {
    const [program, ...rest] = [...prefix, 'apt-get', ...args];
    return run(program, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  console.log(`Installing ${name} with apt …`);
  await apt('update', '-qq');
  return (await apt('install', '-y', '-qq', '--no-install-recommends', name)) === 0;
}
