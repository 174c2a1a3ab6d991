import type { Page } from '@playwright/test';
import type { PageWalk } from '../walk.ts';

/** Chooses from a list that shows only what is searched for. */
async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Search...').last().fill(name);
  await page.getByText(name, { exact: true }).last().click();
}

export const cannedResponses: PageWalk = {
  'save-an-answer': {
    steps: {
      2: async ({ page }) => page.getByLabel('Short code').fill('return-label'),
      3: async ({ page }) => {
        await page.locator('.ProseMirror').last().click();
        await page.keyboard.type('Hello {{');
        await page.getByText('Contact name').or(page.getByText('contact.name')).first().waitFor();
        await page.keyboard.type('contact.first_name}}, the label is in your parcel.');
      },
      4: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Canned response added successfully.').waitFor();
      },
    },
  },
  'insert-an-answer': {
    start: 'conversations/11',
    steps: {
      1: async ({ page }) => {
        await page.locator('.ProseMirror').last().click();
        await page.keyboard.type('/');
      },
      2: async ({ page }) => page.keyboard.type('del'),
      3: async ({ page }) => {
        await page.getByText('Sorry for the delay.').first().waitFor();
        await page.keyboard.press('Enter');
      },
      4: async ({ page }) => page.getByRole('button', { name: /^Send/ }).click(),
    },
  },
};

export const macros: PageWalk = {
  'build-a-macro': {
    steps: {
      2: async (walk) => (await walk.next('see')).fill('Refund approved'),
      3: async (walk) => {
        await walk.see(2);
        await walk.page.getByRole('button', { name: 'Assign a Team' }).click();
        await chooseAction(walk.page, 'Resolve Conversation');
      },
      4: async (walk) => {
        await walk.next('see');
      },
      5: async (walk) => {
        await walk.next('see');
        await walk.next('select');
        await walk.next('see');
        await walk.next('see');
      },
      6: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Macro added successfully').waitFor();
        await walk.page.waitForURL(/settings\/macros$/);
      },
    },
  },
  'run-a-macro': {
    start: 'conversations/12',
    steps: {
      1: async (walk) => {
        if (!(await walk.page.getByText('Conversation Actions').isVisible()))
          await walk.page.locator('main button').last().click();
        await walk.next('select');
      },
      3: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Macro executed successfully').waitFor();
      },
    },
  },
};

const nameAndDescription = async ({ page }: { page: Page }): Promise<void> => {
  await page.getByLabel('Rule Name').fill('Angry customers');
  await page.getByLabel('Description').fill('Raises the priority');
};

export const automations: PageWalk = {
  'add-a-rule': {
    steps: {
      2: nameAndDescription,
      3: async ({ page }) => void (await page.getByLabel('Event').selectOption({ label: 'Conversation Created' })),
      4: async (walk) => {
        await walk.page.getByRole('button', { name: 'Select an option...' }).first().click();
        await walk.page.getByText('Open', { exact: true }).last().click();
        await walk.next('see');
      },
      5: async (walk) => {
        await walk.next('see');
        await walk.page.getByRole('button', { name: 'Assign to Agent' }).click();
        await chooseAction(walk.page, 'Resolve Conversation');
      },
      6: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Automation rule added successfully').waitFor();
      },
    },
  },
};

export const sla: PageWalk = {
  'create-a-policy': {
    steps: {
      2: async ({ page }) => {
        await page.getByLabel('SLA Name').fill('Priority customers');
        await page.getByLabel('Description').fill('Within an hour');
      },
      3: async ({ page }) => page.getByLabel('First Response Time').fill('30'),
      4: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('SLA added successfully').waitFor();
      },
    },
  },
  'attach-it-to-conversations': {
    steps: {
      2: async (walk) => {
        await nameAndDescription(walk);
        await walk.next('select');
        await walk.page.getByRole('button', { name: 'Status' }).click();
        await walk.next('select');
        await walk.page.getByRole('button', { name: 'Select an option...' }).first().click();
        await walk.page.getByText('Order chat', { exact: true }).last().click();
      },
      3: async (walk) => {
        await walk.page.getByRole('button', { name: 'Assign to Agent' }).click();
        await walk.next('select');
        await walk.page.getByRole('button', { name: 'Select an option...' }).last().click();
        await walk.page.getByText('Standard', { exact: true }).last().click();
      },
    },
  },
};

export const webhooks: PageWalk = {
  'add-the-webhook': {
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.see(2);
        await walk.page
          .locator('xpath=//main//*[normalize-space()="Webhooks"]/following::*[normalize-space()="Configure"][1]')
          .first()
          .click();
      },
      3: async (walk) => (
        await walk.next('see'),
        walk.page.getByLabel('Webhook URL').fill('https://hooks.example.com/desk')
      ),
      5: async (walk) => {
        await walk.next('see');
        await walk.page.getByRole('checkbox', { name: /conversation_created/ }).check();
      },
    },
  },
};
