import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Installation } from '../record/installation.ts';
import { App } from './app.ts';
import { visitShop, websiteToken } from './shop.ts';

type Cookie = {
  readonly name: string;
  readonly days: number;
  readonly sameSite: string;
  readonly httpOnly: boolean;
};
/** What the website chat leaves in a visitor's browser. Values aren't kept. */
export type WidgetRecording = {
  readonly release: string;
  readonly cookies: readonly Cookie[];
  readonly localStorage: readonly string[];
};

const day = 24 * 60 * 60;

/** Opens the chat on a page with the script, identifies the visitor, and keeps the names of cookies and stored values. */
export async function recordWidget(installation: Installation): Promise<string[]> {
  installation.changed();
  installation.reset();
  const app = await App.launch(installation.url);
  try {
    const page = await visitShop(app, installation.url);
    await page.evaluate(openAndIdentify);
    const frame = page.frameLocator('#chatwoot_live_chat_widget');
    await frame.locator('body').waitFor();
    await page.waitForTimeout(10_000);
    const recording = await readBrowser(page);
    writeFileSync('verification/recordings/widget.json', `${JSON.stringify(recording, null, 2)}\n`);
    return recording.cookies.length > 0 ? [] : ['The chat set no cookie: the script didn’t start.'];
  } finally {
    await app.close();
    installation.changed();
    installation.reset();
  }
}

type WithChat = { $chatwoot: { toggle: (state: string) => void; setUser: (id: string, user: object) => void } };

/** Runs in the page. */
function openAndIdentify(): void {
  const { $chatwoot } = window as unknown as WithChat;
  $chatwoot.toggle('open');
  $chatwoot.setUser('user-99', { name: 'Kim Example' });
}

async function readBrowser(page: Page): Promise<WidgetRecording> {
  const now = Date.now() / 1000;
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  const stable = (name: string): string => name.replace(websiteToken, '<WEBSITE_TOKEN>');
  return {
    release: '4.15.1',
    cookies: cookies
      .map(({ name, expires, sameSite, httpOnly }) => ({
        name: stable(name),
        days: expires < 0 ? 0 : Math.round((expires - now) / day),
        sameSite,
        httpOnly,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    localStorage: stored.map(stable).toSorted(),
  };
}
