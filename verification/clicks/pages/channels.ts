import type { PageWalk, Walk } from '../walk.ts';

const names = { 'gear icon of the channel': 'Order chat' };

/** A switch that has its label beside it. */
const turnOn = async (walk: Walk): Promise<void> => {
  await walk.selectFrom('following::button[@role="switch"][1]');
};

export const channelSettings: PageWalk = {
  'add-a-channel': {
    steps: {
      2: async ({ page }) => page.getByRole('heading', { name: 'Website' }).click(),
      3: async ({ page }) => {
        await page.getByPlaceholder('Enter your website name (eg: Acme Inc)').fill('Shop chat');
        await page.getByPlaceholder('Enter your website domain (eg: acme.com)').fill('www.example.com');
        await page.getByRole('button', { name: 'Create channel' }).click();
      },
      4: async (walk) => {
        await walk.selectFrom('following::input[1]');
        await walk.page.getByText('Jonas Example', { exact: true }).last().click();
        await walk.page.keyboard.press('Escape');
      },
      5: async (walk) => {
        await walk.see(2);
      },
    },
  },
  'business-hours': {
    names,
    steps: {
      2: turnOn,
      5: async (walk) => {
        await walk.next('see');
        await walk.page.locator('input[type=checkbox]').nth(1).check();
        await walk.next('see');
      },
    },
  },
};

export const csat: PageWalk = {
  'turn-the-survey-on': {
    names,
    steps: {
      2: turnOn,
      5: async (walk) => (await walk.next('see'), undefined),
      6: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('CSAT settings updated successfully').waitFor();
      },
    },
  },
};

export const preChatForm: PageWalk = {
  'turn-the-form-on': { names, steps: { 2: turnOn, 4: async (walk) => walk.see(1) } },
};

export const settingUp: PageWalk = {
  'put-the-chat-on-your-site': {
    names,
    steps: {
      2: async (walk) => {
        await walk.next('see');
        await walk.next('select');
      },
    },
    skip: { 4: 'Happens in the code of the reader’s site.', 5: 'Happens on the reader’s site.' },
  },
  'answer-the-first-message': {
    skip: { 1: 'Happens on the reader’s site.', 2: 'Happens in the chat; tests of the widget follow it.' },
    steps: {
      4: async (walk) => {
        await walk.page.getByRole('heading', { name: 'Mara Example' }).first().click();
        await walk.page.locator('.ProseMirror').last().fill('On its way!');
        await walk.page.locator('.ProseMirror').last().pressSequentially(' Bye');
      },
    },
  },
};
