import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../tests/free-port.ts';
import versions from '../../../tests/samples/template-versions.json' with { type: 'json' };
import { fillIn, printedFile } from '../reader-code.ts';
import { expectBubble, websiteToken } from '../shop.ts';
import type { Act, SectionWalk, Walk } from '../walk.ts';

/** A new project, and how a page's samples get into it. */
type Project = {
  /** The package of npm that makes it, with its arguments. */
  readonly create?: readonly string[];
  /** Files that the reader has already. */
  readonly ownFiles?: Readonly<Record<string, string>>;
  /** Packages that the page says to install. */
  readonly install?: readonly string[];
  readonly env?: (url: string) => readonly [file: string, text: string];
  /** Folders of `samples/` by where their files go, or where one of them goes. */
  readonly samples?: readonly (readonly [folder: string, below: string, only?: string])[];
  /** The configuration that the page prints. What it sets joins that of the new project. */
  readonly printedConfig?: () => string;
  /** Commands of the project that come before its server. */
  readonly build?: readonly string[];
  readonly serve: (port: string) => readonly string[];
};

const docusaurusConfig = 'docusaurus.config.js';
const joinedConfig = `import created from './created.config.js';
import printed from './printed.config.js';
export default { ...created, ...printed, themeConfig: { ...created.themeConfig, ...printed.themeConfig } };
`;

let folder = '';
const inFolder = async (command: string, ...args: readonly string[]): Promise<void> => {
  await promisify(execFile)(command, args, { cwd: folder, env: { ...process.env, CI: '1' }, timeout: 300_000 });
};
const save = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const copySamples = (topic: string, below: string, origin: string, only?: string): void => {
  for (const file of readdirSync(`samples/${topic}`, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && (only === undefined || file.name === only))
      save(join(below, relative(`samples/${topic}`, path)), fillIn(readFileSync(path, 'utf8'), origin));
  }
};

/** Follows a list in a new project: what it needs first, then its server, whose page has the chat. */
export const inProject = (project: Project, steps: number, more: SectionWalk = {}): SectionWalk => ({
  visit: '/api',
  steps: { 1: begin(project), [steps]: openSite(project) },
  ...more,
});

const begin =
  ({ create, ownFiles = {}, install = [], env, samples = [], printedConfig }: Project): Act =>
  async ({ page }) => {
    const { origin } = new URL(page.url());
    folder = mkdtempSync(join(tmpdir(), 'project-'));
    if (create) await inFolder('npx', '--yes', ...create);
    folder = join(folder, 'site');
    for (const [file, text] of Object.entries(ownFiles)) save(file, text);
    await inFolder('npm', 'install', '--no-audit', '--no-fund', ...install);
    if (env) save(...env(origin));
    for (const [topic, below, only] of samples) copySamples(topic, below, origin, only);
    if (printedConfig) {
      renameSync(join(folder, docusaurusConfig), join(folder, 'created.config.js'));
      save('printed.config.js', fillIn(printedConfig(), origin));
      save(docusaurusConfig, joinedConfig);
    }
  };

const openSite =
  ({ build, serve }: Project): Act =>
  async ({ page }) => {
    if (build) await inFolder('npx', ...build);
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
  ownFiles: {
    'lib/session.ts':
      'export const currentUser = async (_?: unknown) => null as { id: number; name: string; email: string } | null;\n',
  },
  serve: (port) => ['next', 'dev', '--port', port],
};

const docusaurus: Pick<Project, 'create' | 'serve'> = {
  create: ['create-docusaurus@3.10.2', 'site', 'classic', '--javascript', '--skip-install'],
  serve: (port) => ['docusaurus', 'start', '--port', port, '--no-open'],
};
export const docusaurusModule: Project = {
  ...docusaurus,
  samples: [['docusaurus/src', 'src']],
  printedConfig: () => printedFile('product/channels/live-chat/integrations/docusaurus', docusaurusConfig),
};
export const docusaurusPlugin: Project = {
  ...docusaurus,
  install: ['@chatwoot/docusaurus-plugin'],
  printedConfig: () => readFileSync(`samples/docusaurus/${docusaurusConfig}`, 'utf8'),
  build: ['docusaurus', 'build'],
  serve: (port) => ['docusaurus', 'serve', '--port', port, '--no-open'],
};
export const nuxt: Project = {
  ownFiles: {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies: { nuxt: '4.5.2' } }),
    'app/app.vue': '<template><p>Shop</p></template>\n',
  },
  samples: [
    ['nuxt', '.'],
    ['chat-module', 'app/utils'],
  ],
  serve: (port) => ['nuxt', 'dev', '--port', port],
};
export const gatsby: Project = {
  ownFiles: {
    'package.json': JSON.stringify({
      private: true,
      dependencies: { gatsby: '5.16.1', react: '18.3.1', 'react-dom': '18.3.1' },
      // The version that Gatsby asks for gets its program from outside of npm.
      overrides: { sharp: '0.34.5' },
    }),
    'src/pages/index.js':
      'import React from "react";\nexport default function Page() {\n  return <main>Example Shop</main>;\n}\n',
  },
  env: () => ['.env.development', `GATSBY_CHAT_TOKEN=${websiteToken}\n`],
  samples: [['gatsby', '.', 'gatsby-browser.js']],
  serve: (port) => ['gatsby', 'develop', '--port', port],
};
