import type { PageWalk, SectionWalk, Walk } from '../walk.ts';

const as = 'administrator of the second shop';
const provider = 'Happens at the provider, or needs an account there.';

/** Follows the first steps, which end at the provider's page. */
const until = (last: number, all: number, section: SectionWalk = {}): SectionWalk => ({
  as,
  ...section,
  skip: {
    ...Object.fromEntries(Array.from({ length: all - last }, (_, index) => [last + 1 + index, provider])),
    ...section.skip,
  },
});
const see = (count: number) => async (walk: Walk) => walk.see(count);
const openChannel =
  (name: string, tab = true) =>
  async (walk: Walk): Promise<void> => {
    await walk.next();
    await walk.page.locator(`xpath=//main//*[normalize-space()="${name}"]/following::a[1]`).first().click();
    if (tab) await walk.next('select');
  };
/** Opens the card of an integration, and sees the button that leads to the provider. */
const openIntegration =
  (name: string) =>
  async (walk: Walk): Promise<void> => {
    await walk.next();
    await walk.next('see');
    await walk.page
      .locator(`xpath=//main//*[normalize-space()="${name}"]/following::*[normalize-space()="Configure"][1]`)
      .first()
      .click();
    await walk.next('see');
  };

export const facebookPage: PageWalk = { connect: until(1, 8) };
export const instagramAccount: PageWalk = { 'in-product': until(2, 4, { steps: { 2: see(1) } }) };
export const tiktok: PageWalk = {
  connect: until(2, 4, { steps: { 2: see(1) } }),
  'send-a-test-message': { as, skip: { 1: provider, 3: provider } },
};
export const microsoftMailbox: PageWalk = {
  'in-product': {
    as,
    steps: {
      1: async (walk) => {
        await walk.next();
        await walk.next('select');
        await walk.next('select');
        await walk.page.waitForTimeout(500);
        await walk.next('see').catch(() => undefined);
      },
      2: see(1),
    },
  },
};
export const twitter: PageWalk = { 'send-a-test-message': { as, skip: { 1: provider, 3: provider } } };
export const bandwidthNumber: PageWalk = {
  'send-a-test-message': {
    as,
    skip: { 1: provider, 3: provider },
  },
};
export const whatsappNumber: PageWalk = {
  connect: until(2, 5, {
    steps: { 2: see(1) },
  }),
};
export const whatsappWebhook: PageWalk = {
  'register-the-webhook': until(2, 5, { steps: { 1: openChannel('Shop WhatsApp') } }),
};
/** Lets the answers of the platform say that a channel belongs to a Twilio account, with a template as the platform keeps it. */
async function belongToTwilio({ page }: Walk, name: string): Promise<void> {
  const template = {
    content_sid: 'HX0001',
    friendly_name: 'order_shipped_twilio',
    language: 'en',
    status: 'approved',
    template_type: 'text',
    variables: { 1: 'Theo' },
    category: 'utility',
    body: 'Hello {{1}}, your order is on its way.',
    types: { 'twilio/text': { body: 'Hello {{1}}, your order is on its way.' } },
  };
  const twilio = {
    channel_type: 'Channel::TwilioSms',
    medium: 'whatsapp',
    content_templates: { templates: [template] },
  };
  await page.route('**/api/v1/accounts/2/inboxes', async (route) => {
    const response = await route.fetch();
    const { payload } = (await response.json()) as { payload: { name: string }[] };
    await route.fulfill({
      response,
      json: { payload: payload.map((inbox) => (inbox.name === name ? { ...inbox, ...twilio } : inbox)) },
    });
  });
  await page.reload();
  await page.locator('aside').first().waitFor();
}

export const templates: PageWalk = {
  send: {
    as,
    start: 'conversations/1',
    elsewhere: { 'Select template': 'The form for a new message has it, whose own steps are followed.' },
    steps: {
      2: async (walk) => void (await walk.next('select')),
      3: async (walk) => {
        await walk.next('see');
        await walk.page.getByText('order_shipped').last().click();
      },
      4: async ({ page }) => page.locator('.modal-container input, dialog[open] input').last().fill('Theo'),
      5: see(1),
    },
  },
  twilio: {
    as,
    names: { 'gear icon of the channel': 'Shop WhatsApp' },
    skip: { 1: provider, 2: provider },
    steps: {
      3: async (walk) => {
        await belongToTwilio(walk, 'Shop WhatsApp');
        await walk.next();
        await walk.next('select');
      },
      4: async (walk) => {
        const { origin } = new URL(walk.page.url());
        await walk.page.goto(`${origin}/app/accounts/2/conversations/1`);
        await walk.next('select');
        await walk.page.getByText('order_shipped_twilio').last().click();
        await walk.next('see');
      },
    },
  },
};
export const reconnect: PageWalk = {
  reconnect: until(2, 3, { steps: { 1: openChannel('Shop page', false), 2: see(1) } }),
};
export const smtp: PageWalk = {
  'enter-the-settings': {
    as,
    skip: { 6: 'Needs a mailbox.' },
    steps: {
      1: openChannel('Shop mailbox'),
      2: async (walk) => {
        await walk.next('see');
        await walk.page.locator('main input[type=checkbox]').last().check();
      },
      4: see(2),
      5: see(2),
    },
  },
};
/** Adds the connection that Linear would make after its sign-in. */
async function connectLinear({ page }: Walk): Promise<void> {
  const { origin } = new URL(page.url());
  await fetch(`${origin}/api/v1/accounts/2/integrations/hooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', api_access_token: 'token-olga-second-shop' },
    body: JSON.stringify({ app_id: 'linear', settings: {} }),
  });
  await page.reload();
  await page.locator('main').first().waitFor();
}
export const linear: PageWalk = {
  'connect-the-workspace': until(1, 2, {
    steps: { 1: openIntegration('Linear') },
  }),
  'create-or-link-an-issue': until(3, 4, {
    start: 'conversations/2',
    steps: {
      1: async (walk) => {
        await connectLinear(walk);
        await walk.page.locator('main button:has([class*="i-ph-user-bold"])').first().click();
        await walk.next('select');
        await walk.next('select');
      },
      2: see(2),
    },
  }),
};
export const slack: PageWalk = {
  'connect-the-workspace': until(1, 4, { steps: { 1: openIntegration('Slack') } }),
};
export const shopify: PageWalk = {
  'connect-the-store': until(2, 4, {
    steps: {
      1: async (walk) => {
        await openIntegration('Shopify')(walk);
        await walk.page.getByRole('button', { name: 'Connect' }).click();
      },
      2: see(1),
    },
  }),
};
export const dyteCall: PageWalk = {
  'start-a-call': {
    start: 'conversations/12',
    skip: { 2: provider, 3: provider, 4: provider },
    steps: { 1: async ({ page }) => page.locator('main button:has([class*="video"])').first().hover() },
  },
};
export const screenOnACounter: PageWalk = {
  'show-the-chat-on-a-screen': {
    skip: {
      2: 'Happens on the reader’s site.',
      3: 'Happens on the reader’s site.',
      4: 'Happens on the reader’s site.',
    },
    steps: {
      1: openChannel('Order chat'),
      5: async (walk) => {
        await walk.page.locator('main').getByText('Configuration', { exact: true }).first().click();
        await walk.see(2);
      },
    },
  },
};
