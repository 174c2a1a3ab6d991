import type { PageWalk, Walk } from '../walk.ts';

const as = 'administrator of the second shop';

/** Opens a channel's settings by the gear icon in its row. */
const openChannel = async (walk: Walk, name: string): Promise<void> => {
  await walk.next();
  await walk.page.locator(`xpath=//main//*[normalize-space()="${name}"]/following::a[1]`).first().click();
};
const later = 'Happens at the provider, or needs an account there.';

export const policies: PageWalk = {
  'create-an-assignment-policy': {
    as,
    steps: {
      2: async (walk) => {
        await walk.see(2);
        await walk.page.locator('main input:visible').first().fill('Evenly');
        await walk.page.locator('main input:visible, main textarea:visible').nth(1).fill('Everyone in turn');
      },
      3: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Assignment policy created successfully').waitFor();
      },
    },
  },
  'create-a-capacity-policy': {
    as,
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.page.locator('main').getByRole('button', { name: 'New policy' }).click();
      },
      2: async (walk) => {
        await walk.page.locator('main input:visible').first().fill('Part-time');
        await walk.page.locator('main input:visible, main textarea:visible').nth(1).fill('Half of the load');
        await walk.next('select');
      },
    },
  },
};

export const requiredAttributes: PageWalk = {
  'require-an-attribute': {
    as,
    steps: {
      2: async (walk) => {
        await walk.next('see');
        await walk.next('select');
        await walk.page.getByText('Order number').last().click();
      },
    },
  },
};

export const singleSignOn: PageWalk = {
  'in-the-app': {
    as,
    elsewhere: { 'SP Entity ID': 'It is there after the settings were saved.' },
    steps: { 1: async (walk) => (await walk.next(), walk.selectFrom('following::button[@role="switch"][1]')) },
  },
  'save-the-settings': {
    as,
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.page.locator('main button[role=switch]').first().click();
        await walk.see(3);
      },
      2: async (walk) => void (await walk.next('see')),
    },
  },
};

export const voice: PageWalk = {
  connect: {
    as,
    skip: { 3: later },
    steps: { 2: async (walk) => void (await walk.next('see')) },
  },
  'calls-on-an-sms-number': {
    as,
    steps: {
      1: async (walk) => {
        await openChannel(walk, 'Shop phone');
        await walk.next('select');
      },
      2: async (walk) => walk.selectFrom('following::*[@role="switch" or self::input][1]'),
      3: async (walk) => void (await walk.next('see')),
    },
  },
};

const audience = async ({ page }: Walk): Promise<void> => {
  // The checkbox takes the place of what the mouse is over.
  const avatar = await page.locator('main').getByText('TE', { exact: true }).first().boundingBox();
  if (!avatar) throw new Error('The list doesn’t show the contact.');
  await page.mouse.move(avatar.x + avatar.width / 2, avatar.y + avatar.height / 2);
  await page.locator('main input[type=checkbox]').first().check({ force: true });
};

export const oneOff: PageWalk = {
  'choose-the-audience': {
    as,
    steps: {
      2: async (walk) => {
        await walk.next();
        await walk.page.locator('main button:has([class*="list-filter"])').first().click();
      },
      3: async (walk) => {
        await walk.page.getByRole('button', { name: 'Name', exact: true }).first().click();
        await walk.next('see');
        await walk.page.keyboard.press('Escape');
        await walk.page.getByPlaceholder('Enter value').first().fill('Theo Example');
        await walk.next('select');
      },
      4: audience,
      7: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('spring-sale', { exact: true }).last().click();
        await walk.next('select');
        await walk.page.getByText('Labels assigned successfully.').waitFor();
      },
    },
  },
  'create-the-campaign': {
    as,
    elsewhere: {
      'WhatsApp Template': 'WhatsApp only; this is followed with SMS.',
      Variables: 'WhatsApp only; this is followed with SMS.',
    },
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.next();
        await walk.page.goBack();
        await walk.next('select');
      },
      2: async (walk) => {
        await (await walk.next('see')).click();
        await walk.page.keyboard.type('Spring sale');
      },
      3: async (walk) => {
        await walk.next('see');
        await walk.page.getByRole('button', { name: 'Select Channel' }).last().click();
        await walk.page.getByText('Shop texts').last().click();
      },
      4: async (walk) => {
        await (await walk.next('see')).click();
        await walk.page.keyboard.type('Ten percent off until Friday.');
      },
      7: async (walk) => void (await walk.next('see')),
    },
  },
};

export const segmentCampaign: PageWalk = {
  campaign: {
    as,
    elsewhere: { Audience: 'The form of the campaign has it, whose own steps are followed.' },
    steps: {
      2: async ({ page }) => {
        await page.locator('aside').getByText('Contacts', { exact: true }).click();
        await page.locator('aside').getByText('All Contacts').click();
      },
      3: async (walk) => {
        await audience(walk);
        await walk.next('select');
      },
      5: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('spring-sale', { exact: true }).last().click();
        await walk.next('select');
        await walk.page.getByText('Labels assigned successfully.').waitFor();
      },
    },
  },
};

export const firstPortal: PageWalk = {
  'create-the-portal': {
    as,
    elsewhere: { 'New portal': 'The portal switcher has it once there is a portal.' },
    steps: {
      2: async (walk) => {
        await (await walk.next('see')).click();
        await walk.page.keyboard.type('Second shop help');
        await walk.next('see');
      },
      3: async (walk) => {
        await walk.next('select');
        await walk.page.getByText('Portal created successfully').waitFor();
      },
      4: async (walk) => {
        await walk.next();
        await walk.next('see');
        await walk.next('see');
        await walk.next('see');
        await walk.next('see');
        await walk.page.locator('main input:visible').nth(1).fill('Help of the second shop');
      },
      5: async (walk) => {
        await walk.next('see');
        await walk.page.getByRole('button', { name: 'Save changes' }).first().click();
      },
    },
  },
};

export const ownDomain: PageWalk = {
  'use-your-own-domain': {
    skip: { 4: 'Happens at the DNS provider.', 5: 'Happens in the cloud, or on the server.' },
    steps: {
      2: async (walk) => {
        await walk.page.locator('dialog[open] input').first().fill('help.example.com');
        await walk.next('select');
      },
      3: async (walk) => walk.see(2),
    },
  },
};

export const bulk: PageWalk = {
  'select-and-change': {
    elsewhere: { Reopen: 'Both selected conversations are open: it is offered for the others.' },
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.page
          .locator('main')
          .getByText(/^\s*All\s*\d*\s*$/)
          .first()
          .click();
        // The list is drawn again when its tab changes.
        await walk.page.waitForTimeout(2000);
        const conversation = walk.page.locator('.conversation').first();
        await conversation.hover({ position: { x: 28, y: 40 } });
        await conversation.locator('input[type=checkbox]').check({ force: true });
      },
      2: async ({ page }) => {
        await page.locator('main').getByText('1 selected', { exact: true }).click();
        await page.locator('main').getByText('2 selected', { exact: true }).waitFor();
      },
      3: async (walk) => {
        const [assignLabels, removeLabels] = [await walk.next('see'), await walk.next('see')];
        await assignLabels.click();
        await walk.next('see');
        await removeLabels.click();
        await walk.next('see');
        await walk.next('select');
        await walk.see(3);
        await walk.see(3);
      },
      4: async (walk) => {
        await walk.page.locator('main button:has([class*="user-round-check"])').last().click();
        await walk.page.getByText('Jonas Example').last().click();
        await walk.next('select');
        await walk.page.getByText('Conversations assigned successfully.').waitFor();
      },
    },
  },
  'close-a-backlog-without-surveys': {
    skip: { 1: 'The page on labels has it.', 2: 'The page on surveys has it.' },
    start: 'label/order',
    steps: { 3: async (walk) => void (await walk.next('select')) },
  },
};
