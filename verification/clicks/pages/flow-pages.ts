import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { connectMeta, withEmptyBucket } from '../flow-services.ts';
import type { Act, PageWalk } from '../walk.ts';
import { moves, type Move } from './flow-board.ts';
import { flow } from './flow-integrations.ts';

const select =
  (count: number): Move =>
  async (board, walk) => {
    for (let index = 0; index < count; index += 1) {
      await walk.next('select');
      await board.page.waitForTimeout(600);
    }
  };
const see =
  (count: number): Move =>
  (_, walk) =>
    walk.see(count);
const clickText = async (page: Page, name: string): Promise<void> => {
  await page.getByText(name, { exact: true }).last().click();
  await page.waitForTimeout(600);
};
const click =
  (name: string): Move =>
  ({ page }) =>
    clickText(page, name);
const openTheme: Move = ({ page }) => page.getByRole('link', { name: 'Theme', exact: true }).click();

export const theme: PageWalk = {
  'set-the-global-look': flow({
    steps: {
      1: moves(select(2)),
      2: moves(select(1), see(1), click('Custom'), see(1)),
      3: moves(select(1), see(1)),
      4: moves((_, walk) => walk.selectFrom('preceding::*[@role="switch"][1]')),
    },
  }),
  'set-the-chat': flow({
    steps: {
      1: moves(openTheme, select(1)),
      2: moves(see(1), (_, walk) => walk.selectFrom('following::*[@role="switch"][1]')),
      3: moves(see(6)),
      4: moves(select(1), see(3)),
    },
  }),
};

export const share: PageWalk = {
  'publish-and-take-back': flow(),
  'put-it-into-a-page': flow({
    steps: {
      1: moves(select(1), see(3), click('HTML & Javascript')),
      2: moves(see(3), click('Standard')),
    },
  }),
};

/** Begins to add a number of the provider in the dialog of the tab “Share”. */
const addNumber =
  (provider: string): Move =>
  async (board) => {
    await board.page.reload();
    await clickText(board.page, 'WhatsApp');
    await board.page.getByRole('button', { name: 'Add WA phone number' }).click();
    await board.page.getByText(provider).first().click();
  };
const goOn: Move = async ({ page }) => {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForTimeout(1000);
};
const fill =
  (...values: readonly string[]): Move =>
  (board) =>
    board.fill(...values);

export const whatsapp: PageWalk = {
  'add-the-number': flow({
    elsewhere: { Configuration: 'A page of Meta.' },
    steps: {
      1: moves(select(2)),
      2: moves(see(1), (board) => connectMeta(board.page)),
      3: moves(
        addNumber('Meta (Facebook)'),
        goOn,
        see(2),
        fill('secret', 'token'),
        goOn,
        see(2),
        addNumber('360Dialog'),
        see(3),
      ),
      4: moves(addNumber('Meta (Facebook)'), goOn, fill('secret', 'token'), goOn, fill('1', '2'), goOn, see(4)),
      5: moves(select(1)),
      6: moves(select(1)),
      7: moves((_, walk) => walk.selectFrom('preceding::*[@role="switch"][1]')),
    },
  }),
};

let exported: Buffer | undefined;

/** Chooses the exported file, which opens in the editor. */
const importFile: Act = async ({ page }) => {
  if (!exported) throw new Error('No flow was exported. Follow the list “Export” in the same run.');
  const file = { name: 'flow.json', mimeType: 'application/json', buffer: exported };
  await withEmptyBucket(async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.cursor-copy').first().waitFor({ timeout: 30_000 });
  });
};

export const exportImport: PageWalk = {
  export: flow({
    steps: {
      2: moves(async ({ page }, walk) => {
        await page
          .getByRole('button', { name: /^Zoom in/ })
          .locator('xpath=following::button[1]')
          .click();
        const download = page.waitForEvent('download');
        await walk.next('select');
        exported = readFileSync(await (await download).path());
      }),
    },
  }),
  import: flow({
    visit: '/typebots',
    steps: {
      1: moves(select(1), see(1)),
      2: importFile,
    },
  }),
};

/** The choices are a list below the second step: its labels are the step's, too. */
export const chooseAStart = flow({
  visit: '/typebots',
  steps: {
    1: moves(select(1)),
    2: async (walk) => {
      await walk.see(1);
      await walk.next('select');
      await walk.see(4);
      await walk.page.keyboard.press('Escape');
      await walk.see(1);
    },
    3: (walk) => walk.see(1),
    4: async (walk) => {
      await walk.next('select');
      await walk.see(4);
      await walk.page.keyboard.press('Escape');
    },
    5: async (walk) => {
      await walk.see(1);
      await walk.page.getByText('Start from scratch').click();
      await walk.page.locator('.cursor-copy').first().waitFor();
    },
  },
});
