import type { PageWalk, Walk } from '../walk.ts';

/** Names the filter that was applied, and saves it. */
const saveFilter =
  (name: string, message: string) =>
  async (walk: Walk): Promise<void> => {
    await walk.page.locator('input[type=text]:visible').last().fill(name);
    await walk.next('select');
    await walk.page.getByText(message).waitFor();
  };

export const folders: PageWalk = {
  'save-a-folder': {
    // The filter opens with a condition: status equal to open.
    steps: { 5: saveFilter('Open ones', 'Folder created successfully.') },
  },
};

export const segments: PageWalk = {
  'save-a-segment': {
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.page.locator('main button:has([class*="list-filter"])').first().click();
      },
      2: async (walk) => {
        await walk.page.getByPlaceholder('Enter value').first().fill('Example');
        await walk.next('see');
        await walk.page.getByRole('button', { name: 'Add filter' }).click();
        await walk.page.getByRole('button', { name: /^and$/i }).first().click();
        await walk.see(2);
        await walk.page.keyboard.press('Escape');
        await walk.page.getByPlaceholder('Enter value').last().fill('Example');
      },
      4: async ({ page }) => page.locator('main button:has([class*="save"])').first().click(),
      5: saveFilter('Examples', 'Filter saved successfully'),
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
        await walk.page.locator('ul:visible li').getByText('Order chat', { exact: true }).last().click();
      },
      4: async (walk) => {
        await walk.next('see');
        await walk.next('see');
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
        await walk.selectFrom('following::button[1]');
        await walk.next('select');
        await walk.next('select');
        await walk.page.getByText('Locale added successfully').waitFor();
      },
      3: async (walk) => {
        await openLocaleMenu(walk);
        await walk.next('see');
        // The same button closes it.
        await openLocaleMenu(walk);
      },
      4: async (walk) => walk.see(2),
      5: async (walk) => {
        await walk.next('see');
        await openLocaleMenu(walk);
        await walk.next('select');
      },
    },
  },
};

/** The three-dot menu of the last language in the list. */
const openLocaleMenu = async ({ page }: Walk): Promise<void> =>
  page.locator('main button:has([class*="ellipsis"])').last().click();

export const dyte: PageWalk = {
  'connect-it': {
    as: 'administrator of the second shop',
    skip: { 1: 'Happens at the provider.' },
    steps: {
      2: async (walk) => {
        await walk.next();
        await walk.see(2);
        await walk.page.locator('xpath=//main//*[normalize-space()="Dyte"]/following::button[1]').first().click();
        await walk.next('select');
      },
      3: async (walk) => {
        await walk.see(2);
        for (const field of await walk.page.locator('.modal-container input').all()) await field.fill('example');
      },
      4: async (walk) => {
        await walk.next('select');
        await walk.page.getByRole('button', { name: 'Disconnect' }).waitFor();
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
