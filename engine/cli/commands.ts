import type { Problem } from '../model/problem.ts';
import { CommandError } from '../model/command-error.ts';
import type { Command, CommandInput, Flag } from './command.ts';

const content: Flag = {
  type: 'string',
  value: 'DIR',
  help: 'Use this folder of pages instead of content/, without the configuration of the project.',
};
const port: Flag = { type: 'string', value: 'PORT', help: 'If the port is taken, the next free one is used.' };

/** A broken link is a warning in a build and fails a check. */
const failsBuild = ({ severity, check }: Problem): boolean =>
  severity === 'error' && check !== 'links' && check !== 'anchors';

/** Only the flags that were given, under the names that the functions take. */
function given<Key extends string>(
  values: CommandInput['values'],
  ...keys: readonly Key[]
): Partial<Record<Key, string>> {
  return Object.fromEntries(
    keys.filter((key) => typeof values[key] === 'string').map((key) => [key, values[key]]),
  ) as Partial<Record<Key, string>>;
}

function portOf(values: CommandInput['values']): { port?: number } {
  if (values['port'] === undefined) return {};
  const number = Number(values['port']);
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    throw new CommandError(`--port is ${String(values['port'])}; a port is a number from 0 to 65535.`);
  return { port: number };
}

async function untilInterrupted(close: () => Promise<void>): Promise<number> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await close();
  return 0;
}

function print(lines: readonly string[]): number {
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

/** Every `npm run …` command of the site. Modules are loaded when their command runs. */
export const commands: Readonly<Record<string, Command>> = {
  build: {
    help: 'Build the site into dist/.',
    positionals: [],
    flags: {
      content,
      out: { type: 'string', value: 'DIR', help: 'The output folder; default dist.' },
      'no-cache': { type: 'boolean', help: 'Ignore what earlier builds left in .cache/.' },
    },
    async run({ root, importModule, values }) {
      const { build } = await import('../build/build.ts');
      const { problems } = await build({
        root,
        importModule,
        ...given(values, 'content', 'out'),
        cache: values['no-cache'] !== true,
      });
      return problems.some(failsBuild) ? 1 : 0;
    },
  },
  check: {
    script: 'check:content',
    help: 'Check the pages and their links without building the site.',
    positionals: [],
    flags: { content },
    async run({ root, importModule, values }) {
      const { check } = await import('../build/check.ts');
      const problems = await check({ root, importModule, ...given(values, 'content') });
      return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
    },
  },
  dev: {
    help: 'Serve the site from its sources; edits appear immediately.',
    positionals: [],
    flags: { content, port },
    async run({ root, values }) {
      const { startDevServer } = await import('../dev/dev-server.ts');
      const server = await startDevServer({ root, ...given(values, 'content'), ...portOf(values) });
      print([`Editing at ${server.url}`, 'Press Ctrl+C to stop.']);
      return untilInterrupted(server.close);
    },
  },
  preview: {
    help: 'Serve the built site as a web host would.',
    positionals: [],
    flags: { out: { type: 'string', value: 'DIR', help: 'The folder to serve; default dist.' }, port },
    async run({ root, importModule, values }) {
      const [{ startPreviewServer }, { loadConfig }, { resolve }] = await Promise.all([
        import('../dev/preview-server.ts'),
        import('../site/load-config.ts'),
        import('node:path'),
      ]);
      const { site } = await loadConfig(root, { importModule });
      const server = await startPreviewServer({
        folder: resolve(root, given(values, 'out').out ?? 'dist'),
        base: site.base,
        ...portOf(values),
      });
      print([`The site is at ${server.url}`, 'Press Ctrl+C to stop.']);
      return untilInterrupted(server.close);
    },
  },
  'new-page': {
    help: 'Create a page with the front matter and headings of its type, and add it to a sidebar.',
    positionals: ['type', 'route'],
    flags: {},
    async run({ root, importModule, positionals: [type = '', route = ''] }) {
      const { newPage } = await import('../../authoring/new-page.ts');
      return print(await newPage({ root, importModule }, type, route));
    },
  },
  'move-page': {
    help: 'Move a page: its file, the links to it and its sidebar entry, with a redirect from its old URL.',
    positionals: ['from', 'to'],
    flags: {},
    async run({ root, importModule, positionals: [from = '', to = ''] }) {
      const { movePage } = await import('../../authoring/move-page.ts');
      return print(await movePage({ root, importModule }, from, to));
    },
  },
};
