import { readFileSync } from 'node:fs';
import { expectBubble, showOnSite } from '../shop.ts';
import {
  docusaurusModule,
  docusaurusPlugin,
  gatsby as gatsbyProject,
  inProject,
  next as nextProject,
  nuxt,
  react as reactProject,
  vue as vueProject,
} from './projects.ts';
import type { PageWalk, Walk } from '../walk.ts';

const bubble = '.woot-widget-bubble';
const frame = '#chatwoot_live_chat_widget';
const sample = (name: string): string => readFileSync(`samples/widget/${name}.html`, 'utf8');
const script = sample('website-script');

/** Publishes a page of a site with the script at its end. */
const publish =
  (before = '', after = '') =>
  async ({ page }: Walk): Promise<void> => {
    await showOnSite(page, before + script + after);
    await expectBubble(page);
  };

export const onSite: PageWalk = { 'on-your-site': { visit: '/api', steps: { 3: publish() } } };
export const vue: PageWalk = {
  'load-the-chat': { visit: '/api', steps: { 3: publish('<div id="app"></div>') } },
  'load-the-chat (2)': inProject(vueProject, 5),
  'load-the-chat (3)': inProject(nuxt, 4, { elsewhere: { Composable: 'A tab of the page.' } }),
};
export const react: PageWalk = { 'load-the-chat': inProject(reactProject, 5) };
export const docusaurus: PageWalk = {
  'load-the-chat': inProject(docusaurusModule, 3),
  'load-the-chat (2)': inProject(docusaurusPlugin, 3),
};
export const gatsby: PageWalk = { 'load-the-chat': inProject(gatsbyProject, 3) };
export const nextjs: PageWalk = { 'load-the-chat': inProject(nextProject, 5) };

export const bubbleMissing: PageWalk = {
  'find-the-cause': {
    visit: '/api',
    elsewhere: {
      Console: 'The browser’s developer tools have it.',
      Network: 'The browser’s developer tools have it.',
    },
    steps: {
      1: publish(),
      3: async ({ page }) => {
        const statusOf = async (end: RegExp): Promise<number> =>
          (await page.waitForResponse((response) => end.test(new URL(response.url()).pathname))).status();
        const statuses = Promise.all([statusOf(/\/sdk\.js$/), statusOf(/\/widget$/)]);
        await page.reload();
        if ((await statuses).some((status) => status !== 200)) throw new Error(`The statuses are ${await statuses}.`);
      },
    },
  },
};

export const ownLink: PageWalk = {
  'open-the-chat-from-your-own-link': {
    visit: '/api',
    steps: {
      2: async (walk) => {
        const snippet = readFileSync('content/_snippets/chat-open-link.mdx', 'utf8');
        const code = /<script>[\s\S]*<\/script>/.exec(snippet)?.[0] ?? '';
        await publish('<a href="/contact/#chat">Ask us</a>', code)(walk);
        await walk.page.getByText('Ask us').click();
        await walk.page.frameLocator(frame).getByText('Start Conversation').waitFor({ timeout: 60_000 });
      },
      3: async (walk) => {
        const hidden = script.replace('<script>', '<script>window.%slug%Settings = { hideMessageBubble: true };');
        await showOnSite(walk.page, hidden);
        await walk.page.locator(frame).waitFor({ state: 'attached' });
        await walk.page.waitForTimeout(3000);
        if (await walk.page.locator(bubble).first().isVisible()) throw new Error('The bubble is there.');
      },
    },
  },
};

export const iframe: PageWalk = {
  'put-the-frame-into-your-page': {
    visit: '/api',
    skip: { 1: 'The page of the channel has these tabs.' },
    steps: {
      3: async ({ page }) => {
        await showOnSite(page, sample('contact'));
        const chat = page.frameLocator('#chat-frame');
        await chat.getByText('Start Conversation').click({ timeout: 60_000 });
        await chat.getByPlaceholder('Type your message').fill('Where is my parcel?');
        await page.keyboard.press('Enter');
        await chat.getByText('Where is my parcel?').first().waitFor();
        await page.waitForTimeout(3000);
        await page.reload();
        await chat.getByText('Continue conversation').click({ timeout: 60_000 });
        await chat.getByText('Where is my parcel?').first().waitFor({ timeout: 60_000 });
      },
    },
  },
};

/** Copies the script of the channel. Every other step happens at the provider of the site. */
const copyScript = (others: readonly number[]): PageWalk[string] => ({
  skip: Object.fromEntries(others.map((step) => [step, 'Happens at the provider.'])),
  steps: {
    1: async (walk) => {
      await walk.next();
      await walk.page.locator('xpath=//main//*[normalize-space()="Order chat"]/following::a[1]').first().click();
      await walk.next('select');
    },
  },
});

export const tagManager: PageWalk = { 'publish-a-custom-html-tag': copyScript([2, 3, 4, 5, 6, 7, 8, 9]) };
export const webflow: PageWalk = { 'add-the-script-to-the-footer-code': copyScript([2, 3, 4, 5, 6]) };
