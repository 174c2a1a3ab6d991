import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandError } from '../engine/model/command-error.ts';
import { npm } from '../scripts/run.mjs';
import { readGuide } from './built-guide.ts';
import { makeEpub } from './make-epub.ts';
import { printPdf } from './print-pdf.ts';

const usage = `Usage: npm run book -- GUIDE [--out FILE] [--site FOLDER] [--release TEXT]
  GUIDE      id of a guide, such as product
  --out      the book's file, with or without ending: .pdf and .epub are written. Default: books/GUIDE
  --site     folder of a built site. Default: dist/, which is built if it is missing
  --release  the release on the cover. Default: the one that the site announces`;

const root = fileURLToPath(new URL('..', import.meta.url));

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      out: { type: 'string' },
      site: { type: 'string' },
      release: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.help) return void process.stdout.write(`${usage}\n`);
  if (positionals.length > 1) throw new CommandError('A book has one guide.', usage);
  const folder = values.site === undefined ? join(root, 'dist') : resolve(values.site);
  if (values.site === undefined && !existsSync(folder)) await npm(['run', '--silent', 'build'], { cwd: root });
  const guide = await readGuide(folder, positionals[0] ?? '');
  const book = values.release === undefined ? guide : { ...guide, release: values.release };
  const name = resolve(values.out ?? join(root, 'books', guide.id)).replace(/\.(pdf|epub)$/i, '');
  await mkdir(dirname(name), { recursive: true });
  await write(`${name}.epub`, await makeEpub(book));
  await write(`${name}.pdf`, await printPdf(book));
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(file, bytes);
  process.stdout.write(`${relative(process.cwd(), file)}: ${(bytes.length / 1e6).toFixed(1)} MB\n`);
}

await run().catch((error: unknown) => {
  const isExpected = error instanceof CommandError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
});
