import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Installation } from '../record/installation.ts';
import { App } from './app.ts';
import type { Role } from './sign-in.ts';

/** The sidebar of each role: groups and the entries in them. */
export type MenuRecording = { release: string; menus: Record<(typeof roles)[number], Record<string, string[]>> };

const roles = ['administrator', 'agent', 'agent of one channel'] as const satisfies readonly Role[];

/** Keeps which entries each role finds in the sidebar. */
export async function recordMenus(installation: Installation): Promise<string[]> {
  installation.reset();
  const app = await App.launch(installation.url);
  const menus: Partial<MenuRecording['menus']> = {};
  try {
    for (const role of roles) menus[role] = await readMenu(await app.open(role, 'dashboard'));
  } finally {
    await app.close();
  }
  writeFileSync('verification/recordings/menus.json', `${JSON.stringify({ release: '4.15.1', menus }, null, 2)}\n`);
  return [];
}

async function readMenu(page: Page): Promise<Record<string, string[]>> {
  const groups = page.locator('aside nav > ul > li');
  await groups.first().waitFor();
  await page.waitForTimeout(3000);
  const menu: Record<string, string[]> = {};
  for (const group of await groups.all()) {
    const title = ((await group.getByRole('button').first().textContent()) ?? '').replace(/\d+\s*$/, '').trim();
    if ((await group.getByRole('link').count()) === 0) await group.getByRole('button').first().click();
    await page.waitForTimeout(1500);
    const entries = await group.locator('ul a, ul [role=button], ul button').allTextContents();
    menu[title] = [...new Set(entries.map((entry) => entry.trim()).filter(Boolean))];
  }
  return menu;
}
