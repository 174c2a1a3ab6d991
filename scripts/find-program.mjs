import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program: on the PATH, or in a folder for system programs. Undefined when it isn't installed. */
export function findProgram(name, environment = process.env) {
  return [...(environment.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/sbin']
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
