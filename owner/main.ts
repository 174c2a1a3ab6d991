import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CommandError } from '../engine/model/command-error.ts';
import { readSite } from '../engine/site/read-site.ts';
import type { SiteModel } from '../engine/site/site-model.ts';
import { questions, writeOverlay, type Answers } from './new-overlay.ts';
import { replacePage, withReplaced } from './replace.ts';
import { blobId, replacements } from './replaced.ts';
import { ownerReport } from './report.ts';
import { statusText } from './status.ts';

const usage = `npm run my -- new [--name NAME --slug SLUG …]   write a folder of your own; asks for what no option says
npm run my -- replace /path/ | /path/#anchor     copy a page or a section into it, to be edited there
npm run my -- status                             what it replaces, and what has changed since
npm run my -- seen [FILE …]                      your pages are up to date with the originals as they are now
npm run my -- report                             write dist-report/index.html

The folder is my/, or what overlay in site.config.ts or SITE_OVERLAY names.
`;

const root = process.cwd();
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const readModel = async (): Promise<SiteModel> => (await readSite({ root })).model;
const overlayOf = ({ config }: SiteModel): string => config.overlay ?? resolve(root, config.site.overlay);

async function create(options: Answers & { readonly out?: string; readonly build?: boolean }): Promise<void> {
  const overlay = resolve(root, options.out ?? process.env['SITE_OVERLAY'] ?? 'my');
  const answers = process.stdin.isTTY ? await ask(options) : options;
  const files = writeOverlay(root, overlay, answers);
  print(`Wrote ${files.map((file) => relative(root, join(overlay, file))).join(', ')}.`);
  if (options.build === false) return;
  const env = { ...process.env, SITE_OVERLAY: overlay };
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', env });
  if (status) throw new CommandError('The build found problems; see above.');
  print('See it with `npm run preview`. What is still missing is in dist-report/index.html.');
}

async function ask(given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = { ...given };
  for (const { option, text, example } of questions)
    if (answers[option] === undefined)
      answers[option] = await terminal.question(`${text}${example ? ` (${example})` : ''}: `);
  terminal.close();
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer));
}

/** Records that files of the overlay are up to date with what they replace; without names, all of them. */
function markSeen(model: SiteModel, names: readonly string[]): void {
  for (const one of replacements(model, root)) {
    if (!('original' in one) || (names.length && !names.includes(one.file))) continue;
    const original = readFileSync(join(root, one.original.replace(/#.*/, '')), 'utf8');
    const file = join(root, one.file);
    writeFileSync(file, withReplaced(readFileSync(file, 'utf8'), blobId(original)));
    print(`${one.file} is up to date with ${one.original}.`);
  }
}

function writeReport(model: SiteModel): void {
  mkdirSync(join(root, 'dist-report'), { recursive: true });
  writeFileSync(join(root, 'dist-report/index.html'), ownerReport(model, root, join(root, 'dist')));
  print('The report for the owner is dist-report/index.html.');
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      ...(Object.fromEntries(questions.map(({ option }) => [option, text])) as Record<keyof Answers, typeof text>),
      out: text,
      build: { type: 'boolean' },
      'if-any': { type: 'boolean' },
    },
  });
  const [command, ...names] = positionals;
  if (command === 'new') return create(values as Parameters<typeof create>[0]);
  // After every build: a project without an overlay needs no report.
  if (values['if-any'] && !existsSync(resolve(root, process.env['SITE_OVERLAY'] ?? 'my'))) return;
  if (!/^(replace|status|seen|report)$/.test(command ?? '')) throw new CommandError('Say what to do.', usage);
  const model = await readModel();
  if (command === 'status') print(statusText(replacements(model, root)));
  else if (command === 'seen') markSeen(model, names);
  else if (command === 'report') writeReport(model);
  else
    for (const name of names)
      print(
        `Copied it to ${relative(root, join(overlayOf(model), replacePage(root, overlayOf(model), model, name)))}.`,
      );
}

try {
  await run();
} catch (error) {
  const isExpected =
    error instanceof CommandError || String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
}
