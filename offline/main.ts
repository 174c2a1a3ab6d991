import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { CommandError } from '../engine/model/command-error.ts';
import { slugify } from '../engine/model/url.ts';
import { npm } from '../scripts/run.mjs';
import { makeOfflineCopy } from './make-copy.ts';

const usage = `Usage: npm run offline -- [--out FILE] [--site FOLDER]
  --out   the zip file. Default: dist.offline/TITLE-OF-THE-SITE.zip
  --site  folder of a built site. Default: dist/, which is built if it is missing`;

const root = fileURLToPath(new URL('..', import.meta.url));

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, site: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return void process.stdout.write(`${usage}\n`);
  const folder = values.site === undefined ? join(root, 'dist') : resolve(values.site);
  if (values.site === undefined && !existsSync(folder)) await npm(['run', '--silent', 'build'], { cwd: root });
  const { files, title } = await makeOfflineCopy(folder);
  const name = slugify(title);
  const file = resolve(values.out ?? join(root, 'dist.offline', `${name}.zip`));
  const entries: Zippable = {};
  for (const [path, content] of files)
    // Pictures are compressed already.
    entries[`${name}/${path}`] = [
      typeof content === 'string' ? strToU8(content) : content,
      { level: /\.(webp|png|woff2|mp4)$/.test(path) ? 0 : 6 },
    ];
  // Always the same date: the same site is the same file.
  const zip = zipSync(entries, { mtime: '1980-01-02' });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, zip);
  const pages = [...files.keys()].filter((path) => path.endsWith('index.html')).length;
  process.stdout.write(`${relative(process.cwd(), file)}: ${pages} pages, ${(zip.length / 1e6).toFixed(1)} MB\n`);
}

await run().catch((error: unknown) => {
  const isExpected = error instanceof CommandError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
});
