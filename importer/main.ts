import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../engine/model/command-error.ts';
import { slugify } from '../engine/model/url.ts';
import { importFolder } from './import-folder.ts';
import { readFolder } from './read/read-folder.ts';
import { labelOf } from './read/sidebar.ts';
import { usualFolder } from './usual-folder.ts';
import { writeImport } from './write-import.ts';

const usage =
  'Usage: npm run import -- FOLDER [--out my/content/NAME]\n' +
  'Without --out, pages go to content/NAME/ in the overlay (the folder my/, or the one that `overlay` in site.config.ts or SITE_OVERLAY names), or else in the project.';

/** Imports a folder into the project and prints what needs a hand. */
async function run(root: string): Promise<void> {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new CommandError('The command takes one folder.', usage);
  const source = readFolder(resolve(root, folder));
  const name = slugify(basename(source.folder));
  const out = (values.out ?? (await usualFolder(root, name, process.env))).replace(/^\.\/|\/+$/g, '');
  const [, overlay, below] = /^(?:(.+?)\/)?content((?:\/[\w.-]+)*)$/.exec(out) ?? [];
  if (below === undefined)
    throw new CommandError(`Pages belong below content/ of the project or of an overlay, and --out is ${out}.`, usage);
  const named = values.out && below ? basename(below) : basename(source.folder);
  const id = slugify(named).replace(/^(?![a-z])/, 'docs-');
  const imported = importFolder(source, `${below}/`);
  const { writtenFiles, unchanged, kept, report } = writeImport(imported, {
    root,
    out,
    config: overlay ?? 'config',
    source: source.folder,
    sidebar: { id, label: labelOf(named) },
  });
  const count = imported.notes.length;
  process.stdout.write(
    `${report}\n\n${writtenFiles.length} files written to ${out}/, ${unchanged} unchanged, ${kept.length} kept as they were edited; ` +
      `${count} places need a hand (${out}/_import/report.txt).\n`,
  );
}

try {
  await run(process.cwd());
} catch (error) {
  const { name, code } = error as Error & { code?: string };
  const isExpected = error instanceof CommandError || name === 'ConfigError' || code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
}
