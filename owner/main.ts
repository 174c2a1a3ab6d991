import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../engine/model/command-error.ts';
import { ConfigError } from '../engine/site/config-error.ts';
import { loadConfig } from '../engine/site/load-config.ts';
import { readSite } from '../engine/site/read-site.ts';
import type { SiteModel } from '../engine/site/site-model.ts';
import { ask } from './ask.ts';
import { checkAnswers, completeAnswers, refuseExisting, writeOverlay } from './new-overlay.ts';
import { otherFiles } from './other-files.ts';
import { questionsFor, type Answers, type Question } from './questions.ts';
import { replacePage, withReplaced } from './replace.ts';
import { blobId, replacements } from './replaced.ts';
import { ownerReport } from './report.ts';
import { statusText } from './status.ts';

const usage = `npm run my -- new [--name NAME …]                write a folder of your own, build and show it; asks what no option answers
npm run my -- replace /path/ | /path/#anchor     copy a page, a section or a snippet (_snippets/NAME) into it, to be edited there
npm run my -- status                             what it replaces, and what has changed since
npm run my -- seen [FILE …]                      your pages are up to date with the originals as they are now
npm run my -- report [--out FOLDER]              write dist-report/index.html about the output in dist/, or in the folder

The folder is my/, or what overlay in site.config.ts or SITE_OVERLAY names.
`;

/** How to use the command, with the options that answer the questions of `new`. */
const helpText = (questions: readonly Question[]): string => {
  const options = questions.map(
    ({ option, text }) => `  ${`--${option}`.padEnd(26)}${text.replace(/;[^;]*$/, '').split('\n')[0]}`,
  );
  return `${usage}\nOptions of new, besides --out FOLDER and --no-build:\n${options.join('\n')}`;
};

const root = process.cwd();
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const readModel = async (): Promise<SiteModel> => (await readSite({ root })).model;
const overlayOf = ({ config }: SiteModel): string => config.overlay ?? resolve(root, config.site.overlay);

async function create(
  questions: readonly Question[],
  { out, build = true, ...given }: Answers & { readonly out?: string; readonly build?: boolean },
): Promise<void> {
  const overlay = resolve(root, out ?? process.env['SITE_OVERLAY'] ?? 'my');
  refuseExisting(root, overlay);
  checkAnswers(questions, given);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const answers = isTerminal ? await ask(questions, given, process.stdin, process.stdout) : given;
  const files = writeOverlay(root, overlay, completeAnswers(questions, answers));
  print(`\nWrote ${files.map((file) => relative(root, join(overlay, file))).join(', ')}.`);
  if (!build) return;
  const env = { ...process.env, SITE_OVERLAY: overlay };
  const runScript = (name: string): boolean =>
    spawnSync('npm', ['run', name], { cwd: root, stdio: 'inherit', env }).status === 0;
  if (!runScript('build'))
    throw new CommandError('The build found problems; see above.', 'Edit these files, and run `npm run build`.');
  print('The folder dist/ can be published as it is. dist-report/index.html says what is in it.');
  if (isTerminal) runScript('preview');
}

/** Records that files of the overlay are up to date with what they replace; without names, all of them. */
function markSeen(model: SiteModel, names: readonly string[]): void {
  const all = replacements(model, root);
  const files = all.flatMap((one) => ('original' in one ? one.file : []));
  const unknown = names.find((name) => !files.includes(name));
  if (unknown !== undefined)
    throw new CommandError(
      `${unknown} replaces nothing.`,
      files.length ? `These files do: ${files.join(', ')}.` : 'No file of the overlay does.',
    );
  for (const one of all) {
    if (!('original' in one) || (names.length && !names.includes(one.file))) continue;
    const original = readFileSync(join(root, one.original.replace(/#.*/, '')), 'utf8');
    const file = join(root, one.file);
    writeFileSync(file, withReplaced(readFileSync(file, 'utf8'), blobId(original)));
    print(`${one.file} is up to date with ${one.original}.`);
  }
}

function writeReport(model: SiteModel, out = 'dist'): void {
  mkdirSync(join(root, 'dist-report'), { recursive: true });
  writeFileSync(join(root, 'dist-report/index.html'), ownerReport(model, root, resolve(root, out)));
  print('The report for the owner is dist-report/index.html.');
}

async function run(): Promise<void> {
  const [command] = process.argv.slice(2);
  // After every build: a project without an overlay needs no report.
  if (process.argv.includes('--if-any') && !existsSync(resolve(root, process.env['SITE_OVERLAY'] ?? 'my'))) return;
  const isHelp = process.argv.includes('--help');
  const questions = command === 'new' || isHelp ? questionsFor((await loadConfig(root)).availability) : [];
  if (isHelp) return print(helpText(questions));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      ...Object.fromEntries(questions.map(({ option }) => [option, { type: 'string' as const }])),
      out: { type: 'string' },
      build: { type: 'boolean' },
      'if-any': { type: 'boolean' },
    },
  });
  const names = positionals.slice(1);
  if (command === 'new') return create(questions, values as Parameters<typeof create>[1]);
  if (!/^(replace|status|seen|report)$/.test(command ?? ''))
    throw new CommandError('Say what to do.', usage.trim().replaceAll('\n', '\n  '));
  const model = await readModel();
  if (command === 'status') print(statusText(replacements(model, root), otherFiles(model, root)));
  else if (command === 'seen') markSeen(model, names);
  else if (command === 'report') {
    const changed = replacements(model, root).filter(({ state }) => /changed|orphaned/.test(state));
    if (values['if-any'] && changed.length) print(`\n${statusText(changed, [], 12)}\n`);
    writeReport(model, values['out'] as string | undefined);
  } else if (!names.length) throw new CommandError('Say what to copy: npm run my -- replace /path/ or /path/#anchor');
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
    error instanceof CommandError ||
    error instanceof ConfigError ||
    String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
}
