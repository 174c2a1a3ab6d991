import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fillIn } from '../clicks/reader-code.ts';
import type { CommandList, CommandRecording, RanCommand } from './commands.ts';
import { commandPages } from './pages.ts';
import { readCommands, type Block } from './read-commands.ts';

const recordingFile = 'verification/recordings/commands.json';
/** How many of the last lines of a command are kept. */
const lastLines = 3;

/** Runs the commands of the pages in `shell`, and keeps what they print. Returns what is wrong. */
export async function runCommands(shell: string, url: string, only: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, lists] of Object.entries(commandPages)) {
    const blocks = readCommands(readFileSync(`content/${path}.mdx`, 'utf8'));
    for (const [anchor, list] of Object.entries(lists)) {
      if (only.length > 0 && !only.some((word) => `${path}#${anchor}`.includes(word))) continue;
      try {
        const ran = await runList(shell, url, blocks[anchor] ?? [], list);
        const recording = readRecording();
        recording.pages[path] = { ...recording.pages[path], [anchor]: ran };
        const sorted = Object.entries(recording.pages).toSorted(([a], [b]) => (a < b ? -1 : 1));
        writeFileSync(
          recordingFile,
          `${JSON.stringify({ ...recording, pages: Object.fromEntries(sorted) }, null, 2)}\n`,
        );
        process.stdout.write(`${path}#${anchor}: ${ran.length} commands\n`);
      } catch (error) {
        problems.push(`content/${path}.mdx, ${anchor}: ${(error as Error).message}`);
      }
    }
  }
  return problems;
}

const readRecording = (): CommandRecording =>
  existsSync(recordingFile)
    ? (JSON.parse(readFileSync(recordingFile, 'utf8')) as CommandRecording)
    : { release: '4.15.1', pages: {} };

/** A block in the words of the page, and what ran if more than values for placeholders was replaced. */
export function blockAsRun(block: string, { replace = {} }: CommandList): Pick<RanCommand, 'block' | 'ran'> {
  const text = fillIn(block, '%app-url%');
  const placeholders = Object.fromEntries(Object.entries(replace).filter(([word]) => /^<[A-Z_]+>$/.test(word)));
  const ran = replaceAll(text, replace);
  return ran === replaceAll(text, placeholders) ? { block } : { block, ran };
}

/** A part of the list: a block of the page, or the check after a step. */
type Part = { readonly step: number; readonly block?: Block; readonly script: string };

async function runList(shell: string, url: string, blocks: readonly Block[], list: CommandList): Promise<RanCommand[]> {
  const parts = partsOf(blocks, list, (text) => replaceAll(fillIn(text, url), list.replace));
  const script = [
    "set -m; failed=0; trap 'failed=$?' ERR",
    list.before ?? '',
    "printf '\\n@@ start\\n'",
    ...parts.map(({ script: lines }, index) => `failed=0\n${lines}\nprintf '\\n@@ %s %s\\n' ${index} "$failed"`),
    'for job in $(jobs -p); do kill -- -$job; done 2>/dev/null; sleep 3',
  ].join('\n');
  const [, output = ''] = (await run(shell, script)).split('\n@@ start');
  const texts = `\n${output}`.split(/\n@@ \d+ \d+\n/);
  const codes = [...output.matchAll(/\n@@ (\d+) (\d+)\n/g)].map(([, , code]) => Number(code));
  return parts.map(({ step, block }, index) => {
    const lines = linesOf(texts[index] ?? '');
    const code = codes[index];
    if (code !== 0) throw new Error(`step ${step} ended with ${code ?? 'the shell'}:\n${lines.slice(-25).join('\n')}`);
    const expected = blocks
      .filter(({ kind, step: itsStep }) => kind === 'output' && itsStep === step)
      .flatMap(({ text }) => linesOf(fillIn(text, url)));
    const isExpected = (line: string): boolean => expected.some((one) => stable(line).includes(stable(one)));
    const kept = lines.filter((line, number) => isExpected(line) || number >= lines.length - lastLines);
    return {
      step,
      ...(block ? blockAsRun(block.text, list) : { check: list.check?.[step] ?? '' }),
      printed: [...new Set(kept.map(stable))],
    };
  });
}

function partsOf(blocks: readonly Block[], list: CommandList, fill: (text: string) => string): Part[] {
  const steps = Math.max(...blocks.map(({ step }) => step), ...Object.keys(list.check ?? {}).map(Number));
  return Array.from({ length: steps }, (_, index) => index + 1).flatMap((step): Part[] => {
    if (list.skip?.[step] !== undefined) return [];
    const ofStep = blocks
      .filter((block) => block.step === step && block.kind !== 'output')
      .map((block) => ({ step, block, script: scriptOf(block, list, fill) }));
    const check = list.check?.[step];
    return check === undefined ? ofStep : [...ofStep, { step, script: check }];
  });
}

function scriptOf({ kind, title = '', text }: Block, list: CommandList, fill: (text: string) => string): string {
  if (kind === 'file' && list.settings?.includes(title))
    return fill(text)
      .split('\n')
      .map((line) => setLine(title, line))
      .join('\n');
  if (kind === 'file') {
    const file = list.files?.[title] ?? title;
    return `mkdir -p "$(dirname '${file}')" && cat > '${file}' <<'END_OF_FILE'\n${fill(text)}\nEND_OF_FILE`;
  }
  const ready = list.ready?.[text];
  if (ready === undefined) return fill(text);
  // Everything that the command starts ends with it.
  return `rm -f /tmp/printed; { ${fill(text)}\n} > /tmp/printed 2>&1 &
for second in $(seq 240); do grep -q '${ready}' /tmp/printed && break; kill -0 $! || break; sleep 1; done; cat /tmp/printed; grep -q '${ready}' /tmp/printed`;
}

/** Changes a line of a file of settings, which must have it. It may be a comment. */
function setLine(file: string, line: string): string {
  const pattern = `^#\\? \\?${line.split('=')[0]}=.*`;
  return `grep -q '${pattern}' '${file}' && sed -i '/${pattern}/d' '${file}' && printf '%s\\n' '${line}' >> '${file}'`;
}

const replaceAll = (text: string, words: Readonly<Record<string, string>> = {}): string =>
  Object.entries(words).reduce((result, [word, value]) => result.replaceAll(word, value), text);

const linesOf = (text: string): string[] =>
  text
    // oxlint-disable-next-line no-control-regex -- Programs color what they print.
    .replaceAll(/\u001B\[[\d;?]*[a-zA-Z]/g, '')
    .split(/[\r\n]+/)
    .filter((line) => /[\p{L}\d]/u.test(line));

/** A line without what differs each time: spaces, secrets, times, and numbers of processes and threads. */
export const stable = (line: string): string =>
  line
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(?:[0-9a-f]{32,}|[A-Za-z0-9]{32})\b/g, '<SECRET>')
    .replaceAll(/(?:\d{4}([-/])\d\d\1\d\d[T ]|\b)\d\d:\d\d:\d\d(?:\.\d+)?(?: ?(?:UTC|Z|[+-]\d{4}))?/g, '<TIME>')
    .replaceAll(/\b\d+(?:\.\d+)? ?(?:ms|s|seconds?|minutes?)\b/g, '<DURATION>')
    .replaceAll(/\bpid:? \d+|\b[pt]id=\w+|\[\d{2,}\]|\b\d+#\d+:/gi, '<PID>')
    .trim();

function run(shell: string, script: string): Promise<string> {
  return new Promise((done, fail) => {
    const [program = 'bash', ...args] = shell.split(' ');
    const child = spawn(program, [...args, '-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
    child.on('error', fail);
    // A program that the commands have started may keep the streams open.
    child.on('exit', () => setTimeout(() => done(output), 500));
  });
}
