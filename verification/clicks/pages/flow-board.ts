import type { ElementHandle } from '@playwright/test';
import { Board, type Family, type Target } from '../board.ts';
import type { Act, Walk } from '../walk.ts';

/** Blocks that the text names without a bold label, such as “a Set variable block” or “a Text bubble”. */
const named: readonly (readonly [words: RegExp, family: Family, name: string])[] = [
  [/\bSet variable\b/, 'Logic', 'Set variable'],
  [/\bCondition\b/, 'Logic', 'Condition'],
  [/\bEmail blocks?\b/, 'Integrations', 'Email'],
  [/\bHTTP request\b/, 'Integrations', 'HTTP request'],
  [/\bSheets block\b/, 'Integrations', 'Sheets'],
  [/\bPayment input\b/, 'Inputs', 'Payment'],
  [/\bRating\b/, 'Inputs', 'Rating'],
  [/\bText input\b/, 'Inputs', 'Text'],
  [/\bButtons\b/, 'Inputs', 'Buttons'],
];
const namedIn = (text: string): typeof named =>
  named.filter(([words]) => words.test(text)).toSorted(([a], [b]) => text.search(a) - text.search(b));
const families: readonly Family[] = ['Bubbles', 'Inputs', 'Logic', 'Integrations'];

/** Follows a step on the board: blocks are dragged, and every other label is looked for in what is open. */
export const onBoard: Act = async (walk) => {
  const board = new Board(walk.page);
  while (walk.coming) await takeNext(walk, board);
};

/** What a step does before or between its labels, or how many of them it takes in order. */
export type Move = number | ((board: Board, walk: Walk) => Promise<unknown>);

/** Follows a step whose text alone doesn't say everything. The labels that are left come last. */
export const moves =
  (...list: readonly Move[]): Act =>
  async (walk) => {
    const board = new Board(walk.page);
    for (const move of list) {
      if (typeof move === 'function') await move(board, walk);
      else for (let count = 0; count < move; count += 1) await takeNext(walk, board);
    }
    await onBoard(walk);
  };

/** Drags a block that the text doesn't set in bold. */
export const add =
  (family: Family, name: string, target?: Target): Move =>
  (board) =>
    board.add(family, name, target);

async function takeNext(walk: Walk, board: Board): Promise<void> {
  const { labels = [], before = '', isSelected = false } = walk.coming ?? {};
  const [label = ''] = labels;
  for (const [, family, name] of namedIn(before))
    await board.add(family, name, /below|into the same/i.test(before) ? 'below' : 'alone');
  const [heading = ''] = (walk.afterComing?.before?.trim() === 'from' && walk.afterComing.labels) || [];
  const card = await cardOf(board, label, `${before} ${heading}`);
  if (card) {
    await board.drag(await walk.next('see', card), /below|same group/i.test(before) ? 'below' : 'alone');
    if (label === 'Buttons') await board.type('My order', 'A return');
  } else if ((families as readonly string[]).includes(label)) await walk.next('see', await headings(board));
  else await takeLabel(walk, board, label, isSelected);
}

async function takeLabel(walk: Walk, board: Board, label: string, isSelected: boolean): Promise<void> {
  if (['Test', 'Publish', 'Share', 'Theme', 'Else', 'Default', 'Flow'].includes(label)) await board.close();
  else if (!(await isOnScreen(board, label))) await reveal(board, label);
  const element = await walk.next('see');
  const toggle = board.dialog().getByRole('switch', { name: label });
  if (isSelected && (await toggle.count()) > 0) await toggle.click({ force: true });
  else if (
    isSelected ||
    (await element.evaluate(
      (node) => node.closest('[role=option], button[aria-expanded=false]:not([aria-haspopup])') !== null,
    ))
  )
    await element.click({ force: true });
  await walk.page.waitForTimeout(300);
  if (label.endsWith('variable')) await board.variable('Answer');
}

const isOnScreen = async ({ page }: Board, label: string): Promise<boolean> =>
  (await page
    .locator(
      `[role=dialog] :text-is("${label}"), [role=dialog] :text-is("${label}:"), [role=option]:text-is("${label}"), [role=menuitem]:text-is("${label}")`,
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
  // The kind of block that is named last: “replace the bubble with the logic block”.
  const kind = before
    .match(/bubble|input|logic|integration/gi)
    ?.at(-1)
    ?.toLowerCase();
  const family = families.find((name) => kind !== undefined && name.toLowerCase().startsWith(kind));
  for (const name of family ? [family] : families) {
    const cards = board.family(name);
    if ((await cards.getByText(label, { exact: true }).count()) > 0)
      return (await cards.elementHandle()) as ElementHandle<HTMLElement>;
  }
  return undefined;
}

const headings = async ({ page }: Board): Promise<ElementHandle<HTMLElement>> =>
  (await page.locator('h4').first().locator('xpath=../..').elementHandle()) as ElementHandle<HTMLElement>;
