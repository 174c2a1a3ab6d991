import { connectGoogle, shopUrl } from '../flow-services.ts';
import type { PageWalk, SectionWalk } from '../walk.ts';
import { add, moves, onBoard, type Move } from './flow-board.ts';

const service = 'Happens in the other service.';
/** Steps that happen in the other service. */
const there = (...steps: readonly number[]): Record<number, string> =>
  Object.fromEntries(steps.map((step) => [step, service]));
export const flow = (more: SectionWalk = {}): SectionWalk => ({ flow: true, each: onBoard, ...more });
/** The list “Example flow” of a page. */
export const example = (more: SectionWalk = {}): PageWalk => ({ 'example-flow': flow(more) });

/** Enters the URL of a service that answers. */
const enterUrl: Move = async (board) => {
  await board
    .dialog()
    .getByPlaceholder(/^Paste .*URL/)
    .fill(await shopUrl());
  await board.page.waitForTimeout(1200);
};
/** Gives a variable the value that a test of the request uses. */
const giveValue =
  (variable: string, value: string | (() => Promise<string>)): Move =>
  async (board) => {
    if ((await board.dialog().getByText('Test value:').count()) === 0) await board.press('Add an entry');
    await board.variable(variable);
    await board
      .dialog()
      .getByLabel('Test value:')
      .last()
      .fill(typeof value === 'string' ? value : await value());
    await board.page.waitForTimeout(1200);
  };
/** Waits until the response of the service is below the button. */
const waitForResponse: Move = (board) => board.dialog().locator('.cm-content').last().waitFor();
const press =
  (text: string): Move =>
  (board) =>
    board.press(text);
const fill =
  (...values: readonly string[]): Move =>
  (board) =>
    board.fill(...values);
const see =
  (count: number): Move =>
  (_, walk) =>
    walk.see(count);

/** Enters an account in the window that is open. */
const connect =
  (confirm: string, ...values: readonly string[]): Move =>
  async (board) => {
    await board.fill(...values);
    const button = board.page.getByRole('button', { name: confirm, exact: true });
    await button.click();
    await button.waitFor({ state: 'detached' });
  };
/** Opens the list of the accounts, in which the one that was added is chosen. */
const openAccounts: Move = async (board) => {
  await board.open();
  await board.dialog().getByRole('button', { name: 'Example Shop' }).first().click();
};
const stripe = connect('Connect', 'Example Shop', 'pk_test_1', 'sk_test_1', 'pk_live_1', 'sk_live_1');
const openAi = connect('Create', 'Example Shop', 'sk-example');
const withOpenAi: readonly Move[] = [2, press('Add OpenAI account'), openAi];

export const payment: PageWalk = {
  'take-a-payment': flow(),
  'connect-stripe': flow({
    skip: there(1, 2, 5),
    steps: {
      3: moves(3, stripe, 1, openAccounts),
      4: moves(fill('Example Shop', 'pk_test_1', 'sk_test_1', 'pk_live_1', 'sk_live_1')),
    },
  }),
};

export const website: PageWalk = example({
  steps: {
    3: moves(add('Integrations', 'HTTP request', 'alone'), (board) => board.fill('{{Shop URL}}')),
    4: moves(2, giveValue('Shop URL', shopUrl), 1, waitForResponse),
    5: moves(1, press('Add an entry')),
  },
});

const email: PageWalk = example({
  steps: {
    1: moves(
      add('Logic', 'Set variable', 'alone'),
      2,
      (board) => board.close(),
      async (board, walk) => {
        await board.open(board.blocks().first());
        await board.offer('Transcript');
        await walk.next('select');
        await board.close();
      },
    ),
    2: moves((board) => board.open()),
  },
});

/** Opens the list of the accounts at Google. */
const openSheetAccounts: Move = async (board) => {
  await board.close();
  await board.open();
  await board.dialog().getByRole('button', { name: 'Select Sheets account' }).click();
};
const chooseSheetAccount: Move = async ({ page }) => {
  await page.getByRole('menuitem', { name: 'Example Shop' }).first().click();
  await page.waitForTimeout(600);
};
/** Adds a Sheets block whose account, file and sheet are chosen, and opens the operation of the step. */
const addSheets: readonly Move[] = [
  add('Integrations', 'Sheets', 'alone'),
  (board) => connectGoogle(board.page),
  openSheetAccounts,
  chooseSheetAccount,
  press('Pick a spreadsheet'),
  async (board, walk) => {
    await board.offer('Slots');
    await board.page.getByRole('option', { name: 'Slots' }).click();
    await board.offer(walk.coming?.labels[0] ?? '');
    await walk.next('select');
  },
];
const addRule: readonly Move[] = [1, press('Add filter rule')];

const sheets: PageWalk = {
  'connect-an-account': flow({
    skip: there(3),
    steps: {
      1: moves(3, (board) => connectGoogle(board.page), openSheetAccounts),
      2: (walk) => walk.see(1),
      4: moves(openSheetAccounts, chooseSheetAccount),
    },
  }),
  'book-an-appointment': flow({
    steps: {
      2: moves(...addSheets, ...addRule),
      6: moves(...addSheets, ...addRule),
    },
  }),
};

export const lookUp = flow({
  steps: { 2: moves(enterUrl), 4: moves(2, giveValue('Order number', 'AB-1042'), 1, waitForResponse) },
});

const connectZap: PageWalk = {
  'connect-a-zap': flow({
    skip: there(1, 2, 3, 7, 8),
    steps: { 5: moves(enterUrl), 6: moves(2, giveValue('Name', 'Kim')) },
  }),
  'add-a-contact-to-the-crm': flow({
    skip: there(4, 5, 6),
    steps: {
      1: moves(add('Inputs', 'Text', 'alone'), add('Inputs', 'Email')),
      2: moves(1, enterUrl),
      3: moves(press('Test the request'), waitForResponse),
      7: moves(add('Bubbles', 'Text', 'below')),
    },
  }),
};

/** Pages of integrations, by their path below the blocks. */
export const integrations: Readonly<Record<string, PageWalk>> = {
  'integrations/email': email,
  'integrations/ga': example({ skip: there(5) }),
  'integrations/google-sheets': sheets,
  'integrations/make-com': {
    'connect-a-scenario': flow({ skip: there(1, 2, 3, 6, 7) }),
    'send-data-back': flow({
      skip: there(1, 2),
      elsewhere: { 'Run once': service },
      steps: {
        3: moves(add('Integrations', 'HTTP request', 'alone'), enterUrl, 2, waitForResponse),
        4: moves(1, press('Add an entry')),
      },
    }),
    'look-up-a-visit': flow({
      skip: there(3, 4),
      steps: {
        1: moves(add('Inputs', 'Date', 'alone'), add('Inputs', 'Text')),
        2: moves(1, enterUrl),
        5: moves(press('Test the request'), waitForResponse),
      },
    }),
  },
  'integrations/openai': {
    'add-an-account': flow({
      skip: there(1, 2),
      steps: {
        3: moves(3, openAi, openAccounts),
        4: moves(fill('Example Shop', 'sk-example'), see(4)),
      },
    }),
    'answer-questions-in-a-loop': flow({ steps: { 3: moves(...withOpenAi), 4: moves(1, press('Add')) } }),
  },
  'integrations/pabbly': {
    'connect-a-workflow': flow({
      skip: there(1, 2, 4, 6),
      steps: { 3: moves(2, enterUrl), 5: moves(2, giveValue('Name', 'Kim')) },
    }),
    'store-feedback': flow({ skip: there(3, 4), steps: { 2: moves(1, enterUrl) } }),
  },
  'integrations/pixel': example({
    steps: {
      3: moves(3, async (board) => {
        await board.offer('Lead');
        await board.page.getByRole('option', { name: 'Lead', exact: true }).click();
      }),
    },
  }),
  'integrations/webhook': example({
    steps: { 2: moves(enterUrl), 4: moves(2, giveValue('Order number', 'AB-1042')), 5: moves(1, waitForResponse) },
  }),
  'integrations/zapier': connectZap,
  'integrations/zemantic-ai': example({
    skip: there(1),
    steps: { 2: moves(...withOpenAi), 4: moves(1, press('Add')) },
  }),
};
