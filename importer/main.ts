import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../engine/model/command-error.ts';
import { slugify } from '../engine/model/url.ts';
import { importFolder } from './import-folder.ts';
import { readFolder } from './read/read-folder.ts';
import { labelOf } from './read/sidebar.ts';
import { writeImport } from './write-import.ts';

const usage = 'Usage: npm run import -- FOLDER [--out content/NAME]';

/** Imports a folder into the project and prints what needs a hand. */
function run(root: string): void {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new CommandError('The command takes one folder.', usage);
  const source = readFolder(resolve(root, folder));
  const name = slugify(basename(source.folder));
  const out = (values.out ?? `content/${name}`).replace(/\/+$/, '');
  const [, below] = /^(?:\.\/)?content((?:\/[\w.-]+)*)$/.exec(out) ?? [];
  if (below === undefined) throw new CommandError(`Pages belong below content/, and --out is ${out}.`, usage);
  const id = /^[a-z]/.test(name) ? name : `docs-${name}`;
  const imported = importFolder(source, `${below}/`);
  const { written, unchanged, kept, report } = writeImport(imported, {
    root,
    out,
    source: source.folder,
    sidebar: { id, label: labelOf(basename(source.folder)) },
  });
  const count = imported.notes.length;
  process.stdout.write(
    `${report}\n\n${written.length} files written to ${out}/, ${unchanged} unchanged, ${kept.length} kept as they were edited; ` +
      `${count} places need a hand (${out}/_import/report.txt).\n`,
  );
}

try {
  run(process.cwd());
} catch (error) {
  const isExpected = error instanceof CommandError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
}
