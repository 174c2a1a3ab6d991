import type { Board } from '../board.ts';
import type { PageWalk } from '../walk.ts';
import { add, moves, type Move } from './flow-board.ts';
import { example, flow, integrations, lookUp, payment, website } from './flow-integrations.ts';
import { chooseAStart, exportImport, share, theme, whatsapp } from './flow-pages.ts';

/** Opens the settings of the newest variable in the drawer of all variables. */
const openVariable: Move = async (board) => {
  await board.close();
  await board.page.getByRole('button', { name: 'Open variables drawer' }).click();
  await board.page.getByRole('button', { name: 'Settings', exact: true }).last().click();
};

/** Adds an item below the pictures that are there. */
async function addPicture(board: Board): Promise<void> {
  await board.close();
  // The gap below an item shows its button when the mouse is over it.
  await board.newest().locator('button[type=button]:not([aria-haspopup])').last().hover();
  await board.newest().getByText('Add Picture Choice').click();
}

/** Pages of blocks, by their path below the blocks. */
const blocks: Readonly<Record<string, PageWalk>> = {
  ...integrations,
  'bubbles/audio': example(),
  'bubbles/embed': example(),
  'bubbles/image': example(),
  'bubbles/text': example(),
  'bubbles/video': example(),
  'inputs/buttons': example(),
  'inputs/date': example(),
  'inputs/email': example(),
  'inputs/file-upload': example(),
  'inputs/number': example(),
  'inputs/payment': payment,
  'inputs/phone-number': example(),
  'inputs/picture-choice': example({
    steps: {
      2: moves(async (board) => {
        for (let count = 1; count < 3; count += 1) await addPicture(board);
      }),
    },
  }),
  'inputs/rating': example(),
  'inputs/text': example(),
  'inputs/website': website,
  'logic/abTest': example({
    steps: {
      2: moves(1, (board) => board.variable('Opening')),
      5: moves(openVariable),
    },
  }),
  'logic/condition': example(),
  'logic/hoorybot-link': example(),
  'logic/jump': example({ steps: { 3: moves(add('Logic', 'Condition', 'alone')) } }),
  'logic/redirect': example(),
  'logic/script': example(),
  'logic/set-variable': example(),
  'logic/wait': example(),
};
const folder = 'product/ai-assistant/rule-based';

/** The pages of the flow builder. */
export const flowPages: Readonly<Record<string, PageWalk>> = {
  ...Object.fromEntries(Object.entries(blocks).map(([path, walk]) => [`${folder}/blocks/${path}`, walk])),
  [`${folder}/how-to-train`]: {
    'choose-a-start': chooseAStart,
    'ask-and-branch': flow({
      steps: { 8: moves(add('Bubbles', 'Text', 'alone'), (board) => board.type('That is no order number.')) },
    }),
    'look-the-order-up': lookUp,
    'hand-over': flow({
      elsewhere: { 'Add SMTP account': 'Only where the operator has set up no sender.' },
      steps: { 6: moves(add('Logic', 'Condition', 'alone')) },
    }),
  },
  [`${folder}/export-import`]: exportImport,
  [`${folder}/share`]: share,
  [`${folder}/share/whatsapp`]: whatsapp,
  [`${folder}/theme`]: theme,
};
