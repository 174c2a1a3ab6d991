import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../tests/free-port.ts';
import versions from '../../../tests/samples/template-versions.json' with { type: 'json' };
import { fillIn } from '../reader-code.ts';
import { expectBubble, websiteToken } from '../shop.ts';
import type { Act, SectionWalk, Walk } from '../walk.ts';

/** A project that a template of npm makes, and how a page's samples get into it. */
type Project = {
  readonly create: readonly string[];
  readonly env: (url: string) => readonly [file: string, text: string];
  /** Folders of `samples/` by where their files go. */
  readonly samples: readonly (readonly [folder: string, below: string])[];
  /** Files that the reader has already. */
  readonly own?: Readonly<Record<string, string>>;
  readonly serve: (port: string) => readonly string[];
};

let folder = '';
const inFolder = async (command: string, ...args: readonly string[]): Promise<void> => {
  await promisify(execFile)(command, args, { cwd: folder, env: { ...process.env, CI: '1' }, timeout: 300_000 });
};
const save = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const copySamples = (topic: string, below: string, origin: string): void => {
  for (const file of readdirSync(`samples/${topic}`, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile())
      save(join(below, relative(`samples/${topic}`, path)), fillIn(readFileSync(path, 'utf8'), origin));
  }
};

/** Follows a list in a new project: the variables first, then the samples, then its server, whose page has the chat. */
export const inProject = (project: Project, steps: number): SectionWalk => ({
  visit: '/api',
  steps: { 1: begin(project), [steps]: openSite(project) },
});

const begin =
  ({ create, env, samples, own = {} }: Project): Act =>
  async ({ page }) => {
    folder = mkdtempSync(join(tmpdir(), 'project-'));
    await inFolder('npx', '--yes', ...create);
    folder = join(folder, 'site');
    await inFolder('npm', 'install', '--no-audit', '--no-fund');
    save(...env(new URL(page.url()).origin));
    for (const [topic, below] of samples) copySamples(topic, below, new URL(page.url()).origin);
    for (const [file, text] of Object.entries(own)) save(file, text);
  };

const openSite =
  ({ serve }: Project): Act =>
  async ({ page }) => {
    const port = String(await freePort());
    const server = spawn('npx', serve(port), { cwd: folder, detached: true, stdio: 'ignore' });
    const url = `http://localhost:${port}/`;
    try {
      await page.route('**/api/session', (route) => route.fulfill({ status: 401, body: '' }));
      await openWhenReady(page, url);
      await expectBubble(page);
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid);
    }
  };

async function openWhenReady(page: Walk['page'], url: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const isOpen = await page.goto(url, { timeout: 60_000 }).then(
      (response) => response?.ok() === true,
      () => false,
    );
    if (isOpen) return;
    await page.waitForTimeout(1000);
  }
  throw new Error(`The server of the project doesn't answer at ${url}.`);
}

const vite = (template: string): Project => ({
  create: [`create-vite@${versions['create-vite']}`, 'site', '--template', template, '--no-interactive'],
  env: (url) => ['.env', `VITE_CHAT_URL=${url}\nVITE_CHAT_TOKEN=${websiteToken}\n`],
  samples: [
    [template, '.'],
    ['chat-module', 'src/chat'],
  ],
  serve: (port) => ['vite', '--port', port],
});
export const react = vite('react');
export const vue = vite('vue');
export const next: Project = {
  create: [
    `create-next-app@${versions['create-next-app']}`,
    'site',
    ...'--ts --app --no-eslint --no-tailwind --no-src-dir --import-alias @/* --use-npm --yes --disable-git --skip-install'.split(
      ' ',
    ),
  ],
  env: (url) => ['.env.local', `NEXT_PUBLIC_CHAT_URL=${url}\nNEXT_PUBLIC_CHAT_TOKEN=${websiteToken}\n`],
  samples: [
    ['nextjs', '.'],
    ['chat-module', 'lib'],
  ],
  own: {
    'lib/session.ts':
      'export const currentUser = async (_?: unknown) => null as { id: number; name: string; email: string } | null;\n',
  },
  serve: (port) => ['next', 'dev', '--port', port],
};
