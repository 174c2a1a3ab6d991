import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Installation } from '../record/installation.ts';
import { App } from './app.ts';
import type { Role } from './sign-in.ts';

/** What a role that may not open an address sees instead: where the app leads, and the texts of its main part. */
export type Refusal = { readonly path: string; readonly shows: string };
/** Addresses of the app below the account: which roles don't get what the administrator gets. */
export type RouteRecording = {
  release: string;
  /** Pages of the app. */
  pages: Record<string, Partial<Record<Role, string>>>;
  /** Records, by address, that a role may not see. */
  records: Record<string, Partial<Record<Role, Refusal>>>;
};

const roles = ['agent', 'agent of one channel'] as const satisfies readonly Role[];
/** A record of the seed for each part of an address that stands for one. */
const examples: Readonly<Record<string, string>> = {
  inboxId: '4',
  inbox_id: '4',
  teamId: '3',
  macroId: '1',
  label: 'returns',
  id: '1',
  conversation_id: '12',
  conversationId: '12',
  contactId: '42',
  portalSlug: 'help',
  locale: 'en',
  categorySlug: 'returns',
  articleSlug: 'return-a-parcel',
  integration_id: 'dyte',
  type: 'conversation',
  'tab?': '',
  'categorySlug?': '',
};
/** In a channel that an agent of one channel isn't in, in none, and the channel itself. */
const records = ['conversations/13', 'conversations/999999', 'inbox/5'];

/** Opens every page of the app as each role, and keeps where the app led instead. */
export async function recordRoutes(installation: Installation): Promise<string[]> {
  installation.changed();
  installation.reset();
  const app = await App.launch(installation.url);
  const recording: RouteRecording = { release: '4.15.1', pages: {}, records: {} };
  try {
    for (const route of await routesOf(await app.open('administrator', 'dashboard'))) {
      const { path: usual } = await look(app, 'administrator', route);
      const refused: Partial<Record<Role, string>> = {};
      for (const role of roles) {
        const { path } = await look(app, role, route);
        if (path !== usual) refused[role] = path;
      }
      // What the account doesn't have leads the administrator elsewhere, too.
      if (usual !== 'dashboard' || route === 'dashboard') recording.pages[route] = refused;
    }
    for (const route of records) {
      recording.records[route] = {};
      for (const role of roles) recording.records[route][role] = await look(app, role, route, 3000);
    }
  } finally {
    await app.close();
  }
  writeFileSync('verification/recordings/routes.json', `${JSON.stringify(recording, null, 2)}\n`);
  return [];
}

async function look(app: App, role: Role, route: string, patience = 700): Promise<Refusal> {
  const page = await app.open(role, route);
  await page.waitForTimeout(patience);
  const path = new URL(page.url()).pathname.replace(/^\/app\/accounts\/\d+\//, '');
  const text = await page.locator('main').first().innerText();
  return { path, shows: text.replaceAll(/\s+/g, ' ').trim() };
}

type Router = { getRoutes: () => { path: string; name?: string; meta: { permissions?: string[] } }[] };
type WithRouter = { __vue_app__: { config: { globalProperties: { $router: Router } } } };

/** The addresses of all pages that the app knows, with records of the seed. */
async function routesOf(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    (document.querySelector('#app') as unknown as WithRouter).__vue_app__.config.globalProperties.$router
      .getRoutes()
      .filter(({ name, meta }) => name && meta.permissions)
      .map(({ path }) => path),
  );
  return paths
    .map((path) =>
      path
        .replace('/app/accounts/:accountId/', '')
        .replaceAll(/:([A-Za-z_]+\??)/g, (part, name: string) => examples[name] ?? part)
        .replaceAll(/\/+/g, '/')
        .replace(/\/$/, ''),
    )
    .filter((path) => !path.includes(':') && !/^(?:captain|onboarding|suspended)/.test(path))
    .toSorted();
}
