import type { PageWalk } from '../walk.ts';

const names = { 'gear icon of the channel': 'Support email' };

export const agents: PageWalk = {
  'invite-a-person': {
    names,
    steps: {
      2: async ({ page }) => {
        await page.getByLabel('Agent Name').fill('Mara');
        await page.getByLabel('Email Address').fill('mara.agent@example.com');
      },
      3: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Agent added successfully').waitFor();
        await walk.next('see');
      },
      5: async (walk) => {
        await walk.next('see');
        const people = walk.page.getByText('Jonas Example', { exact: true }).last().locator('xpath=ancestor::div[2]');
        await people.click({ position: { x: 400, y: 20 } });
        await walk.page.getByText('Lena Example', { exact: true }).last().click();
        await walk.page.keyboard.press('Escape');
      },
    },
  },
};

export const teams: PageWalk = {
  'create-a-team': {
    steps: {
      2: async ({ page }) => {
        await page.getByPlaceholder('Example: Sales, Customer Support').fill('billing');
        await page.getByPlaceholder('Short description about this team.').fill('Invoices and refunds');
      },
      5: async ({ page }) => {
        await page.getByRole('row', { name: 'Jonas' }).getByRole('checkbox').check();
      },
    },
  },
};

export const labels: PageWalk = {
  'create-a-label': {
    steps: {
      2: async ({ page }) => page.getByLabel('Label Name').fill('late-delivery'),
      3: async ({ page }) => page.getByLabel('Description').fill('Parcels that are late'),
      5: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Label added successfully').waitFor();
      },
    },
  },
};

export const account: PageWalk = {
  'change-name-and-language': {
    steps: {
      3: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Successfully updated account settings').waitFor();
      },
    },
  },
  'close-quiet-conversations': {
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.selectFrom('following::button[@role="switch"][1]');
      },
      4: async (walk) => {
        await walk.selectFrom('following::button[@role="switch"][1]');
      },
      5: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Auto resolve settings updated successfully').waitFor();
      },
    },
  },
};

export const profile: PageWalk = {
  'set-your-name-and-picture': {
    names: { 'profile menu': 'alex@example.com' },
    steps: {
      3: async (walk) => (await walk.next('see'), undefined),
      4: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Your profile has been updated successfully').waitFor();
      },
    },
  },
  'write-a-signature': {
    start: 'profile/settings',
    steps: { 1: async ({ page }) => page.locator('.ProseMirror').first().fill('Alex, Example Shop') },
  },
  'change-your-password': {
    start: 'profile/settings',
    steps: {
      1: async (walk) => {
        await walk.next('see');
        for (const name of ['Current password', 'New password', 'Confirm new password']) {
          await walk.page.getByLabel(name, { exact: true }).fill('Correct-Horse-7');
        }
      },
    },
  },
};
