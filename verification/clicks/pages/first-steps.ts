import type { Act, PageWalk, SectionWalk, Walk } from '../walk.ts';

const provider = 'Happens at the provider.';
const server = 'Happens in a terminal on the developer’s machine.';
const ownCode = 'Happens in the reader’s own code.';

/** Follows only these steps: the others happen elsewhere. */
const only = (all: number, followed: readonly number[], why: string, section: SectionWalk): SectionWalk => ({
  skip: Object.fromEntries(
    Array.from({ length: all }, (_, index) => index + 1)
      .filter((step) => !followed.includes(step))
      .map((step) => [step, why]),
  ),
  ...section,
});
/** Opens a channel's settings by the gear icon in its row, and the tab that the step names. */
const openChannel =
  (name: string): Act =>
  async (walk) => {
    await walk.next();
    await walk.page.locator(`xpath=//main//*[normalize-space()="${name}"]/following::a[1]`).first().click();
    await walk.next('select');
  };
const see =
  (count: number): Act =>
  async (walk) =>
    walk.see(count);
const chooseTile = async (walk: Walk): Promise<void> => {
  await walk.next();
  await walk.page.getByText('Choose Channel').first().waitFor();
  await walk.next('select');
};

export const forwardEmail: PageWalk = {
  'forward-the-mailbox': only(5, [1, 2, 4], provider, { steps: { 1: openChannel('Support email') } }),
};
export const moveMailbox: PageWalk = {
  'move-the-mailbox': only(6, [1], 'Happens in the old system, or is followed on the pages that it names.', {
    start: 'settings/inboxes/new/email',
    steps: { 1: see(1) },
  }),
};
export const avatar: PageWalk = {
  'let-an-avatar-talk': only(6, [1], ownCode, {
    start: 'settings/inboxes/6/configuration',
    steps: { 1: see(2) },
  }),
};
export const translateMessage: PageWalk = {
  'translate-a-message': only(3, [1, 2], provider, {
    start: 'conversations/12',
    steps: {
      1: async ({ page }) => page.getByText('Hello Mara, your order is on its way.').last().click({ button: 'right' }),
      2: see(1),
    },
  }),
};
export const developerLine: PageWalk = {
  'connect-the-channel': only(6, [3], server, {
    steps: {
      3: async (walk) => {
        await chooseTile(walk);
        await walk.see(1);
      },
    },
  }),
};
export const developerTelegram: PageWalk = {
  'connect-the-bot': only(5, [3, 4], server, {
    steps: {
      3: async (walk) => {
        await chooseTile(walk);
        await walk.see(1);
      },
      4: see(1),
    },
  }),
};
export const bots: PageWalk = {
  'create-the-bot': only(4, [2, 3, 4], 'Happens in the flow builder.', {
    elsewhere: { Edit: 'The icon in the row of the bot has it.' },
    steps: {
      3: async (walk) => {
        const { page } = walk;
        await walk.see(2);
        await page.getByPlaceholder('Enter bot name').fill('Order status');
        await page.getByPlaceholder('https://example.com/webhook').fill('https://bridge.example.com/');
      },
    },
  }),
  'connect-the-channel': {
    steps: {
      1: openChannel('Order chat'),
      2: async (walk) => {
        await walk.next('see');
        await walk.page.locator('main select').last().selectOption({ label: 'Order bot' });
      },
    },
  },
};
export const voiceStatus: PageWalk = {
  'send-a-test-message': only(4, [1], 'Needs a telephone.', {
    as: 'administrator of the second shop',
    steps: {
      1: async (walk) => {
        await walk.page.locator('aside button').last().click();
        await walk.next('see');
      },
    },
  }),
};
