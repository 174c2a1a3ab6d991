import type { PageWalk, SectionWalk, Walk } from '../walk.ts';

const provider = 'Happens at the provider.';
const account = 'Needs an account with the provider.';

/** Skips all steps but those that happen in the app. */
const only = (steps: number, inApp: readonly number[], reason: string, section: SectionWalk = {}): SectionWalk => ({
  ...section,
  skip: Object.fromEntries(
    Array.from({ length: steps }, (_, index) => index + 1)
      .filter((step) => !inApp.includes(step))
      .map((step) => [step, reason]),
  ),
});

/** The step of a test message that opens the list of conversations. */
const testMessage = (steps: number, step: number): PageWalk => ({
  'send-a-test-message': only(steps, [step], provider),
});

/** Sees the label of the form that sends something to the provider. */
const seeAll = (count: number) => async (walk: Walk) => walk.see(count);
const chooseTile = async (walk: Walk): Promise<void> => {
  await walk.next();
  await walk.page.getByText('Choose Channel').first().waitFor();
  await walk.next('select');
};

export const telegram: PageWalk = {
  'in-product': only(5, [1, 2, 3], account, { steps: { 1: chooseTile, 3: seeAll(1) } }),
  ...testMessage(4, 3),
};

export const line: PageWalk = {
  'in-product': only(4, [1, 2], account, { steps: { 1: chooseTile, 2: seeAll(2) } }),
  ...testMessage(4, 3),
};

export const instagram: PageWalk = testMessage(4, 3);
export const facebook: PageWalk = testMessage(4, 3);
export const whatsappCloud: PageWalk = testMessage(4, 2);
export const whatsappManual: PageWalk = {
  'in-product': only(4, [1, 2], account, {
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.next('select');
        await walk.next('select');
      },
      2: seeAll(1),
    },
  }),
};
export const whatsappTwilio: PageWalk = {
  'in-product': only(5, [1, 2, 3], account, {
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.next('select');
        await walk.next('select');
      },
      2: seeAll(2),
      3: seeAll(1),
    },
  }),
  ...testMessage(3, 2),
};
export const dialog360: PageWalk = {
  'in-product': only(4, [1, 2, 3], account, {
    steps: {
      1: chooseTile,
      2: async ({ page }) => void (await page.goto(`${page.url()}?provider=360dialog`)),
      3: seeAll(1),
    },
  }),
  ...testMessage(3, 2),
};
export const bandwidth: PageWalk = {
  'in-product': only(4, [1, 2], account, {
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.next('select');
        await walk.page.locator('main select').first().selectOption({ label: 'Bandwidth' });
        await walk.see(2);
      },
      2: seeAll(1),
    },
  }),
};
export const smsTwilio: PageWalk = {
  'in-product': only(4, [1, 2, 3], account, {
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.next('select');
        await walk.see(2);
      },
      2: seeAll(1),
      3: seeAll(1),
    },
  }),
  ...testMessage(4, 2),
};

export const microsoft: PageWalk = testMessage(3, 2);

export const email: PageWalk = {
  'in-product': {
    skip: { 2: 'Microsoft and Google are listed only if the installation has their sign-in.', 3: account },
    steps: {
      1: chooseTile,
      4: async (walk) => {
        await walk.next('select');
        await (await walk.next('see')).click();
        await walk.page.keyboard.type('Shop mail');
        await walk.next('see');
        await walk.page.getByPlaceholder(/email/i).last().fill('shop@example.com');
        await walk.next('select');
      },
      5: async (walk) => {
        await walk.page.locator('main input').first().click();
        await walk.page.getByText('Jonas Example', { exact: true }).last().click();
        await walk.page.keyboard.press('Escape');
      },
    },
  },
  'send-a-test-message': only(4, [2], provider),
};

export const imap: PageWalk = {
  'enter-the-settings': {
    start: 'settings/inboxes/5/configuration',
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.page.locator('xpath=//main//*[normalize-space()="Support email"]/following::a[1]').first().click();
        await walk.next('select');
      },
      2: async (walk) => {
        await walk.next('see');
        await walk.page.locator('main input[type=checkbox]').first().check();
      },
    },
    skip: { 4: account },
  },
};

export const api: PageWalk = {
  'in-product': {
    steps: {
      2: async (walk) => {
        await (await walk.next('see')).click();
        await walk.page.keyboard.type('Order system');
        await walk.see(2);
      },
      4: async (walk) => {
        await walk.page.locator('main input').first().click();
        await walk.page.getByText('Jonas Example', { exact: true }).last().click();
        await walk.page.keyboard.press('Escape');
      },
      5: async (walk) => walk.see(1),
    },
  },
};

export const website: PageWalk = {
  'in-product': {
    steps: {
      2: async (walk) => {
        await walk.see(2);
        await walk.page.getByPlaceholder('Enter your website name (eg: Acme Inc)').fill('Second shop');
        await walk.page.getByPlaceholder('Enter your website domain (eg: acme.com)').fill('second.example.com');
      },
      4: async (walk) => {
        await walk.next('see');
        await walk.page.locator('main select').last().selectOption({ label: 'Enabled' });
        await walk.see(1);
      },
      6: async (walk) => {
        await walk.page.getByPlaceholder('Pick agents for the channel').first().focus();
        await walk.page.getByText('Jonas Example', { exact: true }).last().click({ force: true });
        await walk.page.keyboard.press('Escape');
      },
    },
  },
  'send-a-test-message': {
    skip: { 1: 'Happens on the reader’s site.', 2: 'Happens in the chat.' },
  },
};

export const identityValidation: PageWalk = {
  'sign-the-identifier-on-your-server': only(7, [1, 2, 7], 'Happens on the reader’s server.', {
    elsewhere: { 'User Identity Validation': 'API channels only; this is a website channel.' },
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.page.locator('xpath=//main//*[normalize-space()="Order chat"]/following::a[1]').first().click();
        await walk.next('select');
      },
      7: seeAll(1),
    },
  }),
};
