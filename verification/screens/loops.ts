import type { Page } from '@playwright/test';
import { Board } from '../clicks/board.ts';
import { answerNewest, chatFrame, openChat, question, withoutName } from './widget-screens.ts';

/** A moving picture to take: where it begins, and the steps that change the screen. */
export type LoopDefinition = {
  readonly title: string;
  /** The page of the app, below the account. */
  readonly route?: string;
  /** Instead, the page of a shop with the website chat. */
  readonly shop?: boolean;
  /** Instead, the flow builder with a new flow. */
  readonly flow?: boolean;
  /** Width of the window, and the part of it that the picture shows. */
  readonly window: number;
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly before?: (page: Page) => Promise<unknown>;
  /** What the reader is told, what a ring marks before it happens, and what happens. */
  readonly steps: readonly {
    readonly text: string;
    readonly at?: string;
    readonly act: (page: Page) => Promise<unknown>;
  }[];
};

const inChat = (selector: string): string => `${chatFrame} >> internal:control=enter-frame >> ${selector}`;
const click = (selector: string) => (page: Page) =>
  page.locator(selector).locator('visible=true').first().click({ force: true });

const labelIcon = 'main button:has([class*="i-lucide-tag"])';
const selectConversation =
  (index: number) =>
  async (page: Page): Promise<void> => {
    await page
      .locator('.conversation')
      .nth(index)
      .hover({ position: { x: 28, y: 40 } });
    await page.locator('.conversation').nth(index).locator('input[type=checkbox]').check({ force: true });
  };
/** Shows times that the browser's clock hasn't reached as “now”. Runs in the page. */
const showNow = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.textContent = (texts.currentNode.textContent ?? '').replace(/\bin \d+ (?:months?|years?)/, 'now');
};
const resolveMenu = 'main button:has-text("Resolve") + button, .resolve-actions button >> nth=1';

/** The moving pictures, by name. Their text is part of the pages: it follows the rules of `AUTHORING.md`. */
export const loops: Readonly<Record<string, LoopDefinition>> = {
  'snooze-a-conversation': {
    title: 'Watch: snooze a conversation',
    route: 'conversations/12',
    window: 1200,
    clip: { x: 200, y: 0, width: 1000, height: 480 },
    steps: [
      {
        text: 'Select the arrow beside **Resolve**.',
        at: resolveMenu,
        act: (page) => page.locator(resolveMenu).last().click(),
      },
      { text: 'Select **Snooze**.', at: 'main >> text=/^Snooze/', act: click('main >> text=/^Snooze/') },
      {
        text: 'Choose until when.',
        at: 'ninja-keys >> text=/next reply/i',
        act: async (page) => {
          await click('ninja-keys >> text=/next reply/i')(page);
          await page.getByText('Conversation was snoozed by').waitFor({ timeout: 30_000 });
        },
      },
    ],
  },
  'select-conversations': {
    title: 'Watch: label several conversations',
    route: 'dashboard',
    window: 1000,
    clip: { x: 200, y: 0, width: 341, height: 700 },
    before: async (page) => {
      await page
        .locator('main')
        .getByText(/^\s*All\s*\d*\s*$/)
        .first()
        .click();
      await page.waitForTimeout(2000);
    },
    steps: [
      { text: 'Hover over a conversation and select the checkbox on its avatar.', act: selectConversation(0) },
      { text: 'Select another one.', act: selectConversation(1) },
      { text: 'In the toolbar, select **Assign labels**.', at: labelIcon, act: click(labelIcon) },
      {
        text: 'Choose a label.',
        at: 'main button:has-text("order") >> nth=-1',
        act: (page) => page.locator('main').getByRole('button', { name: 'order' }).last().click(),
      },
      {
        text: 'Select **Assign selected labels**.',
        at: 'main >> text="Assign selected labels"',
        act: async (page) => {
          await click('main >> text="Assign selected labels"')(page);
          for (const index of [0, 1])
            await page
              .locator('.conversation')
              .nth(index)
              .getByText('order', { exact: true })
              .waitFor({ timeout: 30_000 });
          await page.waitForTimeout(2000);
          // The label changed the conversations at the time of the server, which the clock of the browser hasn't reached.
          await page.evaluate(showNow);
        },
      },
    ],
  },
  'import-contacts': {
    title: 'Watch: import contacts',
    route: 'contacts?page=1',
    window: 1000,
    clip: { x: 200, y: 0, width: 800, height: 560 },
    steps: [
      {
        text: 'Open the three-dot menu.',
        at: 'main button:has([class*="ellipsis-vertical"])',
        act: click('main button:has([class*="ellipsis-vertical"])'),
      },
      {
        text: 'Select **Import contacts**.',
        at: 'main >> text="Import contacts"',
        act: click('main >> text="Import contacts"'),
      },
      {
        text: 'Select **Choose file** and your file.',
        at: 'dialog[open] >> text="Choose file"',
        act: (page) =>
          page
            .locator('input[type=file]')
            .first()
            .setInputFiles({
              name: 'contacts.csv',
              mimeType: 'text/csv',
              buffer: Buffer.from('name,email\nKim Example,kim@example.com\n'),
            }),
      },
      {
        text: 'Select **Import**.',
        at: 'dialog[open] button:has-text("Import") >> nth=-1',
        act: click('dialog[open] button:has-text("Import") >> nth=-1'),
      },
    ],
  },
  'first-conversation': {
    title: 'Watch: the first conversation in the website chat',
    shop: true,
    window: 700,
    clip: { x: 264, y: 50, width: 436, height: 650 },
    before: (page) => openChat(page, {}, false),
    steps: [
      {
        text: 'The visitor selects the bubble.',
        at: '.woot-widget-bubble',
        act: async (page) => {
          await click('.woot-widget-bubble')(page);
          await page.frameLocator(chatFrame).getByText('Start Conversation').first().waitFor({ timeout: 60_000 });
          await withoutName(page);
        },
      },
      {
        text: 'The visitor selects **Start Conversation**.',
        at: inChat('text="Start Conversation"'),
        act: click(inChat('text="Start Conversation"')),
      },
      {
        text: 'The visitor writes and sends a message.',
        act: async (page) => {
          await page.frameLocator(chatFrame).getByPlaceholder('Type your message').fill(question);
          await page.keyboard.press('Enter');
          await page.frameLocator(chatFrame).getByText(question).waitFor();
          // The button to end the conversation comes with its status.
          await page.frameLocator(chatFrame).getByTitle('End Conversation').waitFor({ timeout: 60_000 });
        },
      },
      { text: 'The agent’s answer appears without a reload.', act: answerNewest },
    ],
  },
  'build-a-flow': {
    title: 'Watch: build a flow and test it',
    flow: true,
    window: 1400,
    clip: { x: 0, y: 0, width: 1400, height: 700 },
    before: (page) => page.mouse.move(900, 600),
    steps: [
      {
        text: 'Drag **Text** onto the board, and write the question.',
        at: 'text="Bubbles" >> xpath=following::div[1] >> text="Text"',
        act: async (page) => {
          const board = new Board(page);
          await board.add('Bubbles', 'Text', 'alone');
          await board.type('What is it about?');
        },
      },
      {
        text: 'Drag **Buttons** below it, and type the answers.',
        at: 'text="Buttons"',
        act: async (page) => {
          const board = new Board(page);
          await board.add('Inputs', 'Buttons');
          await board.type('My order', 'Talk to a person');
        },
      },
      {
        text: 'Draw a line from the start event to the group.',
        at: '.cursor-copy',
        act: (page) => new Board(page).connect(page.locator('.cursor-copy').first()),
      },
      {
        text: 'Select **Test**. The conversation begins.',
        at: 'button:has-text("Test")',
        act: async (page) => {
          await click('button:has-text("Test")')(page);
          await page.locator('typebot-standard').getByRole('button', { name: 'My order' }).waitFor({ timeout: 30_000 });
          await page.waitForTimeout(1500);
        },
      },
      {
        text: 'Choose an answer.',
        at: 'typebot-standard >> button:has-text("My order")',
        act: async (page) => {
          await page.locator('typebot-standard').getByRole('button', { name: 'My order' }).click();
          await page.waitForTimeout(1500);
        },
      },
    ],
  },
};
