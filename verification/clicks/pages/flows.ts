import type { ElementHandle } from '@playwright/test';
import { Board, type Family } from '../board.ts';
import type { Act, PageWalk, SectionWalk, Walk } from '../walk.ts';

/** Blocks that the text names without a bold label, such as “a Set variable block” or “a Text bubble”. */
const named: readonly (readonly [words: RegExp, family: Family, name: string])[] = [
  [/\bSet variable\b/, 'Logic', 'Set variable'],
  [/\bCondition\b/, 'Logic', 'Condition'],
  [/\bEmail blocks?\b/, 'Integrations', 'Email'],
  [/\bHTTP request\b/, 'Integrations', 'HTTP request'],
  [/\bSheets block\b/, 'Integrations', 'Sheets'],
  [/\bRating\b/, 'Inputs', 'Rating'],
  [/\bText input\b/, 'Inputs', 'Text'],
  [/\bButtons\b/, 'Inputs', 'Buttons'],
];
const namedIn = (text: string): typeof named =>
  named.filter(([words]) => words.test(text)).toSorted(([a], [b]) => text.search(a) - text.search(b));
const families: readonly Family[] = ['Bubbles', 'Inputs', 'Logic', 'Integrations'];

/** Follows a step on the board: blocks are dragged, and every other label is looked for in what is open. */
const onBoard: Act = async (walk) => {
  const board = new Board(walk.page);
  for (let mention = walk.coming; mention; mention = walk.coming) {
    const { labels, before = '', isSelected } = mention;
    const [label = ''] = labels;
    for (const [, family, name] of namedIn(before))
      await board.add(family, name, /below|into the same/i.test(before) ? 'below' : 'alone');
    const [heading = ''] = (walk.afterComing?.before?.trim() === 'from' && walk.afterComing.labels) || [];
    const card = await cardOf(board, label, `${before} ${heading}`);
    if (card) await board.drag(await walk.next('see', card), /below|same group/i.test(before) ? 'below' : 'alone');
    if (card && label === 'Buttons') await board.type('My order', 'A return');
    if (card) continue;
    if ((families as readonly string[]).includes(label)) await walk.next('see', await headings(board));
    else await takeLabel(walk, board, label, isSelected);
  }
};

async function takeLabel(walk: Walk, board: Board, label: string, isSelected: boolean): Promise<void> {
  if (['Test', 'Publish', 'Share', 'Theme', 'Else', 'Default', 'Flow'].includes(label)) await board.close();
  else if (!(await isOnScreen(board, label))) await reveal(board, label);
  const element = await walk.next('see');
  const toggle = board.dialog().getByRole('switch', { name: label });
  if (isSelected && (await toggle.count()) > 0) await toggle.click({ force: true });
  else if (isSelected || (await element.evaluate((node) => node.closest('[role=option]') !== null)))
    await element.click({ force: true });
  await walk.page.waitForTimeout(300);
  if (label.endsWith('variable')) await board.variable('Answer');
}

const isOnScreen = async ({ page }: Board, label: string): Promise<boolean> =>
  (await page
    .locator(
      `[role=dialog] :text-is("${label}"), [role=dialog] :text-is("${label}:"), [role=option]:text-is("${label}")`,
    )
    .count()) > 0;

/** Opens the settings of the newest block, a comparison of a condition, or the list that offers the label. */
async function reveal(board: Board, label: string): Promise<void> {
  if ((await board.dialog().count()) === 0) {
    await board.close();
    await board.open();
  }
  if (await isOnScreen(board, label)) return;
  for (const words of ['Configure...', 'Add comparison']) {
    const button = board.page.locator(`button:has-text("${words}"), p:text-is("${words}")`).last();
    if (await button.isVisible()) await button.click();
    await board.page.waitForTimeout(300);
  }
  await board.offer(label);
}

/** The card of the sidebar, if the label is one and the text speaks of dragging or adding it. */
async function cardOf(board: Board, label: string, before: string): Promise<ElementHandle<HTMLElement> | undefined> {
  if (
    !/\b(?:drag|board|add|start a group|below|above|block|with|replace)\b/i.test(before) ||
    /\b(?:under|value|enter)\s*$/i.test(before.trim())
  )
    return undefined;
  const family: Family | undefined = /bubble/i.test(before)
    ? 'Bubbles'
    : /input/i.test(before)
      ? 'Inputs'
      : /integration/i.test(before)
        ? 'Integrations'
        : undefined;
  for (const name of family ? [family] : families) {
    const cards = board.family(name);
    if ((await cards.getByText(label, { exact: true }).count()) > 0)
      return (await cards.elementHandle()) as ElementHandle<HTMLElement>;
  }
  return undefined;
}

const headings = async ({ page }: Board): Promise<ElementHandle<HTMLElement>> =>
  (await page.locator('h4').first().locator('xpath=../..').elementHandle()) as ElementHandle<HTMLElement>;

const service = 'Happens in the other service.';
const flow = (more: SectionWalk = {}): SectionWalk => ({ flow: true, each: onBoard, ...more });
const example: PageWalk = { 'example-flow': flow() };

/** Pages of blocks, by their path below the blocks. */
const blocks: Readonly<Record<string, PageWalk>> = {
  'bubbles/audio': example,
  'bubbles/embed': example,
  'bubbles/image': example,
  'bubbles/text': example,
  'bubbles/video': example,
  'inputs/buttons': example,
  'inputs/date': example,
  'inputs/email': example,
  'inputs/file-upload': example,
  'inputs/number': example,
  'inputs/payment': {
    'take-a-payment': flow(),
    'connect-stripe': flow({ skip: { 1: service, 2: service, 5: service } }),
  },
  'inputs/phone-number': example,
  'inputs/picture-choice': example,
  'inputs/rating': example,
  'inputs/text': example,
  'inputs/website': example,
  'integrations/email': example,
  'integrations/ga': { 'example-flow': flow({ skip: { 5: service } }) },
  'integrations/google-sheets': {
    'connect-an-account': flow({ skip: { 2: service, 3: service, 4: service, 5: service } }),
  },
  'integrations/make-com': {
    'connect-a-scenario': flow({ skip: { 1: service, 2: service, 3: service, 6: service, 7: service } }),
  },
  'integrations/openai': { 'add-an-account': flow({ skip: { 1: service, 2: service } }) },
  'integrations/pabbly': {
    'connect-a-workflow': flow({ skip: { 1: service, 2: service, 4: service, 6: service } }),
    'store-feedback': flow({ skip: { 3: service, 4: service } }),
  },
  'integrations/pixel': example,
  'integrations/webhook': example,
  'integrations/zapier': {
    'connect-a-zap': flow({ skip: { 1: service, 2: service, 3: service, 7: service, 8: service } }),
  },
  'logic/abTest': example,
  'logic/condition': example,
  'logic/hoorybot-link': example,
  'logic/jump': example,
  'logic/redirect': example,
  'logic/script': example,
  'logic/set-variable': example,
  'logic/wait': example,
};
const folder = 'product/ai-assistant/rule-based';

/** The pages of the flow builder. */
export const flowPages: Readonly<Record<string, PageWalk>> = {
  ...Object.fromEntries(Object.entries(blocks).map(([path, walk]) => [`${folder}/blocks/${path}`, walk])),
  [`${folder}/how-to-train`]: {
    'ask-and-branch': flow(),
    'look-the-order-up': flow(),
    'hand-over': flow(),
  },
  [`${folder}/export-import`]: { export: flow() },
  [`${folder}/share`]: { 'publish-and-take-back': flow() },
  [`${folder}/theme`]: { 'set-the-global-look': flow(), 'set-the-chat': flow() },
};
