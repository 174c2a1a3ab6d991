import type { PageWalk, Walk } from '../walk.ts';

const fillFilter = async ({ page }: Walk): Promise<void> => {
  await page
    .getByRole('button', { name: 'Select an option...' })
    .or(page.getByPlaceholder('Enter value'))
    .first()
    .waitFor();
};

export const folders: PageWalk = {
  'save-a-folder': {
    steps: {
      2: async (walk) => {
        await walk.next('see');
        await walk.page.getByRole('button', { name: 'Select an option...' }).first().click();
        await walk.page.getByText('Open', { exact: true }).last().click();
        await walk.next('select');
        await walk.page.getByText(/^and$/i).last().click();
        await walk.see(2);
        await walk.page.keyboard.press('Escape');
      },
    },
  },
};

export const segments: PageWalk = {
  'save-a-segment': {
    steps: {
      2: async (walk) => {
        await fillFilter(walk);
        await walk.see(3);
      },
    },
  },
};

export const ongoing: PageWalk = {
  'create-the-campaign': {
    steps: {
      2: async (walk) => {
        await (await walk.next('see')).click();
        await walk.page.getByPlaceholder(/title/i).first().fill('Spring sale');
        await walk.next('see');
        await walk.page.locator('.ProseMirror').last().fill('Ten percent off until Friday.');
      },
      3: async (walk) => {
        await walk.next('see');
        await walk.page.getByRole('button', { name: 'Select Channel' }).last().click();
        await walk.page.getByText('Order chat', { exact: true }).last().click();
      },
      4: async (walk) => {
        await walk.next('see');
        await walk.page
          .getByRole('button', { name: /sender/i })
          .last()
          .click();
        await walk.next('select');
      },
      5: async (walk) => {
        await walk.see(2);
        await walk.page.getByPlaceholder(/url/i).fill('https://www.example.com/sale');
        await walk.page.getByPlaceholder(/time/i).fill('10');
      },
      6: async (walk) => walk.see(2),
    },
  },
};

export const helpCenter: PageWalk = {
  'create-the-portal': {
    skip: {
      1: 'An account has its first portal once, and the seed has it.',
      2: 'An account has its first portal once, and the seed has it.',
      3: 'An account has its first portal once, and the seed has it.',
    },
  },
  'add-categories': {
    steps: {
      3: async (walk) => {
        await walk.page.getByPlaceholder('Category name').fill('Payment');
        await walk.page.getByPlaceholder('Category slug for urls').fill('payment');
        await walk.page.getByPlaceholder('Give a short description about the category.').fill('Cards and invoices');
      },
    },
  },
};

export const helpCenterLanguages: PageWalk = {
  'add-a-language': {
    steps: {
      2: async (walk) => {
        await walk.next('select');
        await walk.page
          .getByText(/Español|Spanish/)
          .first()
          .click();
        await walk.see(2);
      },
    },
  },
};

export const dyte: PageWalk = {
  'connect-it': {
    skip: {
      1: 'Happens at the provider.',
      3: 'Needs an account with the provider.',
      4: 'Needs an account with the provider.',
    },
    elsewhere: { Connect: 'The seed has the one connection that an account may have.' },
    steps: {
      2: async (walk) => {
        await walk.next();
        await walk.see(2);
        await walk.page.locator('xpath=//main//*[normalize-space()="Dyte"]/following::button[1]').first().click();
      },
    },
  },
};

export const translate: PageWalk = {
  'connect-it': {
    skip: { 4: 'Needs an account with the provider.' },
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.see(2);
        await walk.page
          .locator('xpath=//main//*[normalize-space()="Google Translate"]/following::button[1]')
          .first()
          .click();
        await walk.next('select');
      },
    },
  },
};
