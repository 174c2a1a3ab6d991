import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { npm } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const wellKnown = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that is on this machine already: the one CHROMIUM_PATH names, one on the PATH, one in its usual place. Undefined when there is none. */
export function findChromium(environment = process.env) {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH;
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...wellKnown];
  return candidates.find((path) => existsSync(path));
}

/** Whether the browser starts; one that was downloaded may lack system libraries. */
function starts(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** The Chromium Playwright downloaded, if it did and it starts. */
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) && starts(path) ? path : undefined;
}

/**
 * Path of a Chromium: one that is there, else the one Playwright downloads, else the one Debian's packages hold.
 * @returns undefined when none can be had
 */
export async function ensureChromium(root) {
  const there = findChromium() ?? (await playwrightChromium());
  if (there) return there;
  console.log('No Chromium here; downloading one (npx playwright install chromium) …');
  await npm(['exec', '--no', '--', 'playwright', 'install', 'chromium'], { cwd: root });
  const downloaded = await playwrightChromium();
  if (downloaded) return downloaded;
  await aptInstall('chromium');
  return findChromium();
}
