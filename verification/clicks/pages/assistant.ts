import type { PageWalk, SectionWalk, Walk } from '../walk.ts';

const as = 'administrator of the second shop';
const names = { '%assistant-menu%': 'Captain' };
const model = 'Needs an account with a provider of language models.';
const section = (more: SectionWalk): SectionWalk => ({ as, names, ...more });
const fill = async ({ page }: Walk, ...values: string[]): Promise<void> => {
  const fields = page.locator('dialog[open] input[type=text], dialog[open] input:not([type]), dialog[open] textarea');
  for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
};

export const train: PageWalk = {
  'create-the-assistant': section({
    elsewhere: {
      '%assistant-menu%': 'The entry of the sidebar, which the script selects.',
      'Create a new assistant': 'Only an account without an assistant has it; the seed has one.',
    },
    steps: {
      1: async (walk) => {
        await walk.page.locator('aside').getByText('Captain', { exact: true }).click();
        await walk.page.locator('main button:has([class*="chevron-down"])').first().click();
        await walk.next();
        await walk.next();
        await walk.next('select');
      },
      2: async (walk) => {
        await walk.next('see');
        await fill(walk, 'Order helper', 'Second Shop');
        await walk.page.locator('dialog[open] .ProseMirror').fill('Answers questions about orders.');
      },
    },
  }),
  'create-and-fill-it': section({
    steps: {
      2: async (walk) => {
        await walk.see(2);
        await fill(walk, 'How do I pay?');
        await walk.page.locator('dialog[open] .ProseMirror').fill('By card or invoice.');
        await walk.next('select');
      },
    },
  }),
  'connect-it-to-a-channel': section({
    steps: {
      2: async (walk) => {
        await walk.page.locator('dialog[open]').getByRole('button').first().click();
        await walk.page.getByText('Second shop chat').last().click();
        await walk.next('select');
      },
      3: async (walk) => {
        await walk.next();
        await walk.next('see');
        await walk.next('see');
      },
    },
  }),
};

export const content: PageWalk = {
  'read-a-website': section({
    skip: { 4: model },
    steps: {
      2: async (walk) => {
        await walk.see(3);
        await fill(walk, 'https://www.example.com/delivery');
      },
    },
  }),
  'upload-a-pdf': section({
    steps: {
      2: async (walk) => {
        await walk.page.locator('dialog[open] button', { hasText: 'URL' }).click();
        await walk.next('select');
        await walk.see(2);
      },
      3: async (walk) => void (await walk.next('see')),
    },
  }),
};

export const tools: PageWalk = {
  settings: section({
    steps: {
      2: async (walk) => walk.see(2),
      3: async (walk) => walk.see(2),
      4: async (walk) => {
        await walk.page.locator('dialog[open] button', { hasText: 'None' }).click();
        await walk.next('select');
        await walk.next('see');
      },
      5: async (walk) => walk.see(1),
      6: async (walk) => void (await walk.next('see')),
    },
  }),
  'turn-extensions-on': section({ steps: { 2: async (walk) => walk.see(1) } }),
};

export const improve: PageWalk = {
  'review-proposed-faqs': section({}),
  'list-the-conversations-it-handed-off': {
    as,
    start: 'settings/automation/list',
    steps: {
      1: async (walk) => {
        await walk.page.getByRole('button', { name: 'Create Automation' }).click();
        await walk.page.getByLabel('Event').selectOption({ label: 'Conversation Opened' });
        await walk.next('see');
        await walk.page.getByRole('button', { name: 'Browser Language' }).click();
        await walk.next('see');
        await walk.page.getByLabel('Rule Name').click();
      },
      2: async (walk) => {
        await walk.page.locator('dialog[open] button:has-text("Assign to Agent")').click();
        await walk.next('select');
      },
    },
  },
  'fix-a-wrong-answer': section({ start: 'captain/1/faqs' }),
};

export const write: PageWalk = {
  reply: section({
    start: 'conversations/2',
    skip: { 4: model, 5: model },
    steps: {
      2: async ({ page }) => page.locator('main button:has([class*="sparkle"])').first().click(),
      3: async ({ page }) => page.keyboard.press('Escape'),
      6: async (walk) => {
        await walk.page.locator('.ProseMirror').last().fill('It left this morning.');
        await walk.page.locator('.ProseMirror').last().pressSequentially('!');
        await walk.next('select');
      },
    },
  }),
  copilot: section({
    start: 'conversations/2',
    skip: { 3: model, 4: model },
    steps: {
      1: async (walk) => void (await walk.next('select')),
      2: async (walk) => walk.see(3),
    },
  }),
};
