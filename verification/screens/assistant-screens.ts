import type { Page } from '@playwright/test';
import type { ScreenDefinition } from './screen.ts';

const as = 'administrator of the second shop';
const dialog = 'dialog[open]';

async function fill(page: Page, ...values: string[]): Promise<void> {
  const fields = page.locator(`${dialog} input[type=text], ${dialog} input:not([type])`);
  for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
}

/** The message of the conversation is no longer unread when it is shown again: nothing lies over it. */
async function showAgain(page: Page): Promise<void> {
  await page.locator('.reply-box').waitFor();
  await page.waitForTimeout(2000);
  await page.reload();
  await page.locator('.reply-box').waitFor({ timeout: 60_000 });
}

/** Pictures of the assistant, and of what else is on in the second shop only. */
export const assistantScreens: Readonly<Record<string, ScreenDefinition>> = {
  'create-assistant': {
    as,
    route: 'captain/1/faqs',
    before: async (page) => {
      await page.locator('main button:has([class*="chevron-down"])').first().click();
      await page.getByText('Create Assistant').first().click();
      await fill(page, 'Lamp helper', 'Example Shop');
      await page.locator(`${dialog} .ProseMirror`).fill('Answers questions about lamps, delivery and returns');
      await page.locator(`${dialog} input[type=checkbox]`).first().check();
    },
    region: [`${dialog} > *`],
    isAlone: true,
    alt: 'Form Create an assistant with name, description, product name and three features, the first of them on',
    marks: [
      [`${dialog} >> text="Product Name"`, 'Matters most: the assistant answers questions about this product only'],
      [`${dialog} input[type=checkbox] >> nth=0`, 'Proposes FAQs from the replies of your agents'],
    ],
  },
  'add-document': {
    as,
    route: 'captain/1/documents',
    before: async (page) => {
      await page.getByRole('button', { name: 'Create a new document' }).first().click();
      await fill(page, 'https://shop.example.com/help/');
    },
    region: [`${dialog} > *`],
    isAlone: true,
    alt: 'Form Add a document with the type URL and the URL of a help center',
    marks: [
      [`${dialog} >> text="Document Type"`, 'URL, or PDF File to upload one'],
      [`${dialog} >> text="URL" >> nth=-1`, 'A page, or a sitemap'],
    ],
  },
  'pending-faqs': {
    as,
    route: 'captain/1/faqs/pending',
    region: ['main'],
    height: 320,
    alt: 'Page of pending FAQs, with one question, its answer and three buttons below',
    marks: [['main >> text="Approve"', 'From now on, the assistant answers from this FAQ']],
  },
  guardrails: {
    as,
    route: 'captain/1/settings/guardrails',
    region: ['main'],
    height: 660,
    alt: 'Page of the guardrails of an assistant, with three examples and the button Add a guardrail',
    marks: [
      ['main >> text="Add this" >> nth=0', 'Adds the example to your list'],
      ['main button:has-text("Add a guardrail")', 'Opens a field for a guardrail of your own'],
    ],
  },
  'whatsapp-reply-box': {
    as,
    route: 'conversations/1',
    width: 1200,
    before: async (page) => {
      await showAgain(page);
      // At first, the box has the hint of a private note now and then.
      for (const mode of ['Private Note', 'Reply'])
        await page.locator('.reply-box').getByText(mode, { exact: true }).click();
    },
    region: ['main >> text="Has my parcel left?"', '.reply-box'],
    padding: 16,
    alt: 'Reply box of a WhatsApp conversation whose window is closed, with an icon below it',
    marks: [['.reply-box button:has([class*="whatsapp"])', 'Opens the list of templates']],
  },
  'email-providers': {
    as,
    route: 'settings/inboxes/new/email',
    region: ['main'],
    height: 520,
    alt: 'Tiles of email providers: Microsoft and Other Providers',
    marks: [['main >> text="Microsoft"', 'Leads to the button Sign in with Microsoft']],
    phone: {
      width: 640,
      region: ['main button:has-text("Microsoft")', 'main button:has-text("Other Providers")'],
      isExact: true,
      padding: 16,
    },
  },
  'connect-instagram': {
    as,
    route: 'settings/inboxes/new/instagram',
    region: [
      'main >> text="Connect your Instagram Profile"',
      'main >> text=/^To add your Instagram/',
      'main button:has-text("Continue with Instagram")',
    ],
    isExact: true,
    padding: 20,
    alt: 'Setup of an Instagram channel, with the button Continue with Instagram',
    marks: [['main button:has-text("Continue with Instagram")', 'Leads to Instagram, where you sign in']],
  },
};
