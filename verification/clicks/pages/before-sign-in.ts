import { createHmac } from 'node:crypto';
import { receiveMails } from '../../record/receiver.ts';
import type { PageWalk, Walk } from '../walk.ts';

const mailPort = 3925;

/** The link of the next mail that the installation sends while `act` runs. */
async function linkFromMail(act: () => Promise<void>): Promise<string> {
  let take: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => (take = resolve));
  const stop = await receiveMails(mailPort, (mail) => take(mail.text));
  try {
    await act();
    const late = new Promise<string>((_, reject) => {
      setTimeout(() => reject(new Error('No mail came.')), 60_000).unref();
    });
    const link = /https?:\/\/[^\s)]+confirmation[^\s)]*/.exec(await Promise.race([text, late]))?.[0];
    if (!link) throw new Error('The mail has no link that confirms the address.');
    return link.replaceAll('&amp;', '&');
  } finally {
    stop();
  }
}

/** The six digits that an authenticator app shows for a secret at this moment. */
function digitsOf(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replaceAll(/[^A-Z2-7]/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

export const signUp: PageWalk = {
  'sign-up': {
    visit: '/app/auth/signup',
    steps: {
      2: async ({ page }) => {
        await page.locator('input[type=email], input[name=email_address]').first().fill('kim@second-shop.com');
        await page.locator('input[type=password]').first().fill('Correct-Horse-7');
      },
      3: async (walk) => {
        link = await linkFromMail(async () => {
          await walk.next('select');
        });
      },
      4: async (walk) => {
        await walk.next('see');
        await walk.page.goto(link);
      },
      5: async (walk) => {
        await walk.next('select');
        await walk.page.waitForURL(/\/app\/accounts\/\d+\/dashboard/, { timeout: 60_000 });
      },
    },
    elsewhere: { 'Confirmation Instructions': 'The subject of the mail.' },
  },
};
let link = '';
let secret = '';

export const twoFactor: PageWalk = {
  'turn-on-two-factor-authentication': {
    start: 'profile/settings',
    steps: {
      1: async (walk) => {
        const manage = await walk.next('see');
        await walk.next('see');
        await manage.click();
        await walk.page.waitForURL(/mfa/);
        await walk.page.waitForTimeout(1000);
        const answer = walk.page.waitForResponse((response) => response.request().method() === 'POST');
        await walk.next('select');
        ({ secret } = (await (await answer).json()) as { secret: string });
      },
      3: async (walk: Walk) => {
        await walk.page.getByPlaceholder('000000').click();
        await walk.page.keyboard.type(digitsOf(secret));
        await walk.next('select');
      },
      4: async ({ page }) => page.locator('input[type=checkbox]').last().check(),
    },
  },
};

export const firstUser: PageWalk = {
  'first-user': {
    visit: '/',
    empty: true,
    steps: {
      2: async (walk) => {
        for (const value of ['Mara Example', 'Example Shop', 'mara@example.com', 'Correct-Horse-7']) {
          const label = await walk.next('see');
          const field = await label.$('xpath=descendant-or-self::input | following::input[1]');
          await field?.fill(value);
        }
      },
      3: async ({ page }) => page.locator('input[type=checkbox]').first().uncheck(),
    },
  },
};
