import type { Act, PageWalk, SectionWalk } from '../walk.ts';

const provider = 'Happens at the provider.';
const server = 'Happens in a terminal on the server.';

/** Signs in to the super admin console as the operator. */
const signIn: Act = async ({ page }) => {
  await page.locator('input[type=email]').fill('operator@example.com');
  await page.locator('input[type=password]').fill('Correct-Horse-7');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/super_admin(?!\/sign_in)/);
};

/** Opens a page of settings, enters those of the step and saves them. */
const saveSettings =
  (config: string, count: number, how?: Act): Act =>
  async (walk) => {
    const { page } = walk;
    await signIn(walk);
    await page.goto(new URL(`/super_admin/app_config?config=${config}`, page.url()).href);
    await enterSettings(count, how)(walk);
  };

const enterSettings =
  (count: number, how?: Act): Act =>
  async (walk) => {
    const { page } = walk;
    for (let index = 0; index < count; index += 1) {
      const label = await walk.next('see');
      const field = await label.evaluateHandle(
        (node) => document.getElementsByName(node.getAttribute('for') ?? '')[0] ?? node,
      );
      await field.asElement()?.fill('example');
    }
    await how?.(walk);
    await walk.next('select');
    await page.waitForURL(/super_admin\/settings/);
  };

/** Sets the list that the step names to what it says. */
const turnOn: Act = async (walk) => {
  await walk.next('see');
  await walk.next('select');
};

/** Follows the only step of a list that happens in the console. */
const only = (steps: number, inConsole: number, act: Act, more: SectionWalk = {}): SectionWalk => ({
  visit: '/super_admin/sign_in',
  steps: { [inConsole]: act },
  skip: Object.fromEntries(
    Array.from({ length: steps }, (_, index) => index + 1)
      .filter((step) => step !== inConsole)
      .map((step) => [step, provider]),
  ),
  ...more,
});

export const operatorEmail: PageWalk = {
  'google-sign-in': only(3, 3, saveSettings('google', 2)),
  'microsoft-sign-in': only(6, 6, saveSettings('microsoft', 2)),
};
export const operatorMeta: PageWalk = {
  messenger: only(6, 3, saveSettings('facebook', 3)),
  instagram: only(7, 4, saveSettings('instagram', 3)),
  'human-agent': only(4, 4, saveSettings('facebook', 0, turnOn), {
    elsewhere: {
      'Enable human agent for instagram channel': 'The page of Instagram has it; this is followed with Messenger.',
    },
  }),
};
export const operatorTiktok: PageWalk = {
  'enter-the-app': only(4, 3, saveSettings('tiktok', 2), { skip: { 1: provider, 4: server } }),
};
export const operatorWhatsapp: PageWalk = {
  'enter-the-settings': only(2, 2, saveSettings('whatsapp_embedded', 4), { skip: {} }),
};
export const operatorPush: PageWalk = {
  'set-up-push': only(6, 5, async (walk) => {
    await signIn(walk);
    await walk.next('select');
    await walk.next('select');
    await enterSettings(2)(walk);
  }),
};
