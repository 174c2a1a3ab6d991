import { fileOf, mailOf } from '../../record/record-files.ts';
import type { PageWalk, Walk } from '../walk.ts';

/** Opens a channel's settings by the gear icon in its row. */
const openChannel =
  (name: string) =>
  async (walk: Walk): Promise<void> => {
    await walk.next();
    await walk.page.locator(`xpath=//main//*[normalize-space()="${name}"]/following::a[1]`).first().click();
  };
const inConversation = 'A conversation has it, too; these steps are followed on the page of a contact.';
const nobodyNeedsIt = 'Another page has these steps, which are followed there.';

export const manageChannel: PageWalk = {
  agents: { steps: { 1: openChannel('Order chat') } },
  'delete-a-channel': {
    elsewhere: { 'Yes, Delete': 'The button ends with the channel’s name: it is selected by both.' },
    steps: {
      2: async ({ page }) =>
        page.locator('xpath=//main//*[normalize-space()="Ticket kiosk"]/following::button[2]').first().click(),
      3: async (walk) => {
        await walk.page.getByPlaceholder(/Ticket kiosk/).fill('Ticket kiosk');
        await walk.next();
        await walk.page.getByRole('button', { name: 'Yes, Delete Ticket kiosk' }).click();
      },
    },
  },
};

export const articles: PageWalk = {
  'show-articles-in-the-chat': {
    steps: {
      1: async (walk) => {
        await openChannel('Order chat')(walk);
        await walk.next('see');
        await walk.page
          .locator('main select', { has: walk.page.locator('option', { hasText: 'Help center' }) })
          .selectOption({ label: 'Help center' });
      },
      2: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Channel settings updated successfully').waitFor();
      },
    },
  },
  'insert-an-article-in-a-reply': {
    start: 'conversations/12',
    steps: {
      1: async ({ page }) => page.locator('main button:has([class*="article-ny-times"])').click(),
      2: async (walk) => {
        await walk.next('see');
        await walk.page.getByText('Return a parcel', { exact: true }).last().click();
        await walk.next('see');
      },
    },
  },
};

export const writeArticle: PageWalk = {
  'write-an-article': {
    steps: {
      2: async ({ page }) => {
        await page.getByPlaceholder('Title').first().fill('Pay by invoice');
        await page.locator('.ProseMirror').last().click();
        await page.keyboard.type('Choose the invoice in the cart.');
        await page.getByText('Saved', { exact: true }).waitFor();
      },
      4: async (walk) => {
        await walk.next('select');
        await walk.see(3);
        await walk.page.keyboard.press('Escape');
      },
      5: async (walk) => void (await walk.next('see')),
    },
  },
};

export const blockOrDelete: PageWalk = {
  block: { start: 'contacts/43', elsewhere: { 'Block Contact': inConversation } },
  'delete-a-contact': { start: 'contacts/45' },
};

/** Imports a file of contacts. */
const importContacts = async ({ page }: Walk, text: string): Promise<void> => {
  const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').first().setInputFiles(file);
};
const importing = 'You will be notified via email when the import is complete.';
let refusedRows = '';

export const contactImport: PageWalk = {
  import: {
    steps: {
      3: async (walk) => {
        await walk.next('see');
        await importContacts(walk, 'name,email\nKim Example,kim@example.com\n');
      },
      4: async (walk) => {
        await walk.next('select');
        await walk.page.getByText(importing).waitFor();
      },
    },
  },
  'rows-that-were-refused': {
    start: 'contacts?page=1',
    steps: {
      1: async (walk) => {
        const mail = await mailOf(/Import Completed[^]*failed: 2/, () =>
          startImport(walk, 'name,email\nKim,kim\nRobin,robin\n'),
        );
        refusedRows = await fileOf(mail);
        if (!/,errors\n/.test(refusedRows)) throw new Error(`The file has no last column “errors”: ${refusedRows}`);
      },
      4: async (walk) => {
        const corrected = refusedRows.replace(',errors', '').replaceAll(/(kim|robin),[^\n]*/g, '$1@example.com');
        await mailOf(/Import Completed[^]*imported: 2/, () => startImport(walk, corrected));
      },
    },
  },
};

/** Opens the dialog, chooses the file and starts the import. */
async function startImport(walk: Walk, text: string): Promise<void> {
  const { page } = walk;
  await page.reload();
  await page.locator('main button:has([class*="ellipsis-vertical"])').first().click();
  await page.locator('main button', { hasText: 'Import contacts' }).first().click();
  await importContacts(walk, text);
  await page.locator('dialog[open]').getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText(importing).last().waitFor();
}

export const merge: PageWalk = {
  merge: {
    start: 'contacts/46',
    elsewhere: { 'Merge contacts': inConversation },
    steps: {
      2: async (walk) => walk.see(3),
      3: async (walk) => void (await walk.next('see')),
    },
  },
};

export const writeFirst: PageWalk = {
  'write-first': {
    elsewhere: {
      'Send message': 'The page of a contact has it; these steps begin in the sidebar.',
      'Select template': 'WhatsApp channels only.',
    },
    steps: {
      1: async ({ page }) => page.locator('aside button:has([class*="pen-line"])').first().click(),
      2: async (walk) => {
        await walk.next('see');
        await walk.page.keyboard.type('priya');
        await walk.page.getByText('priya@example.com').last().click();
      },
      3: async ({ page }) => {
        await page
          .getByText(/Support email \(/)
          .last()
          .click();
      },
      4: async (walk) => {
        await walk.next('see');
        await walk.page
          .getByPlaceholder(/subject/i)
          .last()
          .fill('Your invoice');
        await walk.page.locator('.ProseMirror').last().fill('Here is the corrected invoice.');
      },
      5: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('The message was sent successfully!').waitFor();
      },
    },
  },
};

const firstMessage = 'Hello Mara, your order is on its way.';

export const workflow: PageWalk = {
  'answer-a-customer': {
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.next('see');
        await walk.next('select');
      },
      2: async ({ page }) => page.getByText('Priya Example').last().click(),
      3: async (walk) => {
        if (!(await walk.page.getByText('Conversation Actions').isVisible()))
          await walk.page.locator('main button').last().click();
        if (!(await walk.page.getByText('Assign to me').isVisible()))
          await walk.page.getByText('Conversation Actions').click();
        await walk.next('select');
      },
      4: async (walk) => {
        await walk.page.locator('.ProseMirror').last().fill('We have corrected it.');
        await walk.page.locator('.ProseMirror').last().pressSequentially(' Bye');
        await walk.next('select');
      },
      6: async (walk) => {
        await walk.selectFrom('following::button[1]');
        await walk.next('see');
        await walk.page.keyboard.press('Escape');
      },
    },
  },
};

export const deleteThings: PageWalk = {
  'delete-a-message': {
    start: 'conversations/12',
    steps: {
      1: async ({ page }) => page.getByText(firstMessage).last().click({ button: 'right' }),
    },
  },
  'delete-a-conversation': {
    start: 'conversations/12',
    steps: {
      1: async ({ page }) => page.getByText('Mara Example').first().click({ button: 'right' }),
    },
  },
};

export const transcripts: PageWalk = {
  'send-it': {
    start: 'conversations/12',
    steps: {
      1: async (walk) => {
        await walk.page
          .locator('main button:has([class*="more-vertical"], [class*="ellipsis-vertical"])')
          .first()
          .click();
        await walk.next('select');
      },
      2: async ({ page }) => page.locator('input[type=radio]').first().check(),
      3: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('The chat transcript was sent successfully').waitFor();
      },
    },
  },
};

export const vips: PageWalk = {
  'assign-vips-to-one-team': {
    skip: { 1: nobodyNeedsIt, 2: nobodyNeedsIt, 3: nobodyNeedsIt },
    steps: {
      4: async (walk) => {
        await walk.next();
        await walk.next('select');
        await walk.page.getByLabel('Event').selectOption({ label: 'Conversation Created' });
        await walk.next('see');
      },
      5: async (walk) => {
        await walk.page.getByRole('button', { name: 'Status' }).click();
        await walk.next('see');
        await walk.page.getByText('Plan', { exact: true }).last().click();
      },
      6: async (walk) => {
        await walk.page.getByRole('button', { name: 'Assign to Agent' }).click();
        await walk.see(4);
      },
    },
  },
};
