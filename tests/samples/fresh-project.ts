import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { contentHash } from '../../engine/site/content-hash.ts';
import { run } from './programs.ts';
import { fill, type SampleOptions } from './sample-folder.ts';
import versions from './template-versions.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');

/** Whether the newest templates are tried instead of those in `template-versions.json`: `npm run test:long`. */
const newest = process.env['TEMPLATES'] === 'latest';

/** A package as npm and npx take it, in the version that is tried. */
export const versioned = (name: Exclude<keyof typeof versions, 'before'>): string => `${name}@${newest ? 'latest' : versions[name]}`;

/** How a template of the registry becomes a project: commands that run one after the other. */
export type Template = { readonly name: string; readonly commands: readonly (readonly string[])[] };
export type Project = {
  readonly path: string;
  readonly write: (file: string, text: string) => void;
  /** Copies samples of a topic into a folder of the project: all of them, or only the named ones. */
  readonly copy: (topic: string, files?: readonly string[], below?: string) => void;
  readonly npx: (...args: string[]) => Promise<{ code: number | null; output: string }>;
};

/** Thrown when there is no project because the registry can't be reached from here. */
export class Offline extends Error {}

/**
 * A project made from a registry's own template, with its packages. It is in the folder for temporary files: inside this repository
 * it would find this repository's packages.
 * @throws Offline when the registry can't be reached; Error with the output of the command that failed
 */
export async function freshProject({ name, commands }: Template, options: SampleOptions): Promise<Project> {
  const cache = join(tmpdir(), `sample-projects-${contentHash(root + JSON.stringify(newest || versions))}`);
  const path = join(cache, name);
  if (newest || !existsSync(join(path, 'made'))) {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    for (const [program = '', ...args] of commands) {
      const { code, stdout, stderr } = await run(program, args, { cwd: existsSync(path) ? path : cache, env: quiet });
      if (code === 0) continue;
      if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(stderr)) throw new Offline(`The registry cannot be reached: ${stderr}`);
      throw new Error(`\`${program} ${args.join(' ')}\` failed:\n${stdout}\n${stderr}`);
    }
    writeFileSync(join(path, 'made'), new Date().toISOString());
  }
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  };
  return {
    path,
    write,
    copy: (topic, files, below = '.') => {
      const folder = join(root, 'samples', topic);
      for (const file of files ?? filesBelow(folder)) write(join(below, file), fill(readFileSync(join(folder, file), 'utf8'), options));
    },
    npx: async (...args) => {
      const { code, stdout, stderr } = await run('npx', ['--no-install', ...args], { cwd: path, env: quiet });
      return { code, output: `${stdout}\n${stderr}` };
    },
  };
}

/** How the registry is reached from here: an organization may have its own registry, certificates and proxy. */
const network = Object.entries(process.env).filter(
  (entry): entry is [string, string] => entry[1] !== undefined && /^(NODE_EXTRA_CA_CERTS|npm_config_(registry|cafile)|(https?|no)_proxy)$/i.test(entry[0]),
);

const quiet = {
  ...Object.fromEntries(network),
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  npm_config_yes: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  // What a template needs is not fixed by its own version: npm takes nothing that was published later.
  ...(newest ? {} : { npm_config_before: versions.before }),
};

/** Every file of a folder, by its path in it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
