import type { Page } from '@playwright/test';
import type { ScreenDefinition } from './screen.ts';

/** The frame of the chat window. */
export const chatFrame = '#chatwoot_live_chat_widget';
/** A selector of an element inside the chat window. */
const inChat = (selector: string): string => `${chatFrame} >> internal:control=enter-frame >> ${selector}`;

const closed = Array.from({ length: 7 }, (_, day) => ({ day_of_week: day, closed_all_day: true }));
const plain = {
  working_hours_enabled: false,
  csat_survey_enabled: false,
  enable_email_collect: false,
};
/** The administrator of the seed. */
const onlyAgent = 7;
/** Can be read on the light ground of the chat and on the dark one. */
const color = '#1a8a6e';

/** Asks the installation of a page, as its administrator. */
async function ask(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${new URL(page.url()).origin}/api/v1/accounts/1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', api_access_token: 'token-alex-administrator' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}.`);
  return response.json();
}

/** Changes the website channel and opens the chat, which shows the new settings; `isOpen` says no to the second. */
export async function openChat(
  page: Page,
  { channel, ...settings }: { channel?: object; [key: string]: unknown } = {},
  isOpen = true,
): Promise<void> {
  const inChannel = { pre_chat_form_enabled: false, widget_color: color, ...channel };
  await ask(page, 'PATCH', 'inboxes/4', { ...plain, ...settings, channel: inChannel });
  // The chat draws the initials of several agents over each other.
  await ask(page, 'PATCH', 'inbox_members', { inbox_id: 4, user_ids: [onlyAgent] });
  // The chat keeps the list of agents for a while.
  for (const frame of page.frames().slice(1)) await frame.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('.woot-widget-bubble').first().waitFor({ timeout: 60_000 });
  if (!isOpen) return;
  await page.locator('.woot-widget-bubble').first().click();
  const chat = page.frameLocator(chatFrame);
  await chat.getByText('Start Conversation').first().waitFor({ timeout: 60_000 });
  await withoutName(page);
}

/** The name of the installation stands below the chat, unless its owner turns that off. */
export async function withoutName(page: Page): Promise<void> {
  await page
    .frameLocator(chatFrame)
    .locator('body')
    .evaluate((body) => {
      const style = document.createElement('style');
      style.textContent = 'a[href*="utm_source"], .branding { visibility: hidden !important }';
      body.append(style);
    });
}

/** What the visitor writes. */
export const question = 'Hello! Do you ship to Spain?';

/** Writes as the visitor, and answers as an agent. */
async function talk(page: Page): Promise<number> {
  const chat = page.frameLocator(chatFrame);
  await chat.getByText('Start Conversation').first().click();
  await chat.getByPlaceholder('Type your message').fill(question);
  await page.keyboard.press('Enter');
  await chat.getByText(question).first().waitFor();
  return answerNewest(page);
}

/** Answers the conversation that the visitor has started, and returns its number. */
export async function answerNewest(page: Page): Promise<number> {
  const id = await newestConversation(page);
  await ask(page, 'POST', `conversations/${id}/messages`, { content: 'We do. It takes three days.' });
  await page.frameLocator(chatFrame).getByText('We do. It takes three days.').first().waitFor({ timeout: 60_000 });
  return id;
}

/** Waits until the installation has what the chat already shows. */
async function newestConversation(page: Page): Promise<number> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { data } = (await ask(page, 'GET', 'conversations?inbox_id=4&assignee_type=all&status=open')) as {
      data: { payload: { id: number; created_at: number; first_reply_created_at: number }[] };
    };
    // The seed's conversations are older.
    const started = data.payload.find(
      (one) => one.first_reply_created_at === 0 && one.created_at > Date.now() / 1000 - 600,
    );
    if (started) return started.id;
    await page.waitForTimeout(500);
  }
  throw new Error('The installation has no conversation with the message of the visitor.');
}

// The chat is as high as its window, and its first screen has nothing in the middle.
const chat = {
  shop: true,
  width: 700,
  windowHeight: 660,
  region: ['.woot-widget-holder'],
  phone: { windowHeight: 600 },
} as const;
const low = { ...chat, windowHeight: 520, phone: { windowHeight: 480 } } as const;

/** Pictures of the website chat, as a visitor sees it. They change the channel: the installation is reset afterward. */
export const widgetScreens: Readonly<Record<string, ScreenDefinition>> = {
  'widget-home': {
    ...low,
    before: openChat,
    alt: 'Open website chat with its welcome text and the button that starts a conversation',
    marks: [[inChat('text="Hello!"'), 'Your welcome heading']],
  },
  'widget-conversation': {
    ...chat,
    before: async (page) => {
      await openChat(page);
      await talk(page);
    },
    alt: 'Website chat with the first message of a visitor and the answer of an agent',
    marks: [[inChat('text="We do. It takes three days."'), 'The answer appears while the visitor looks']],
  },
  'widget-pre-chat-form': {
    ...chat,
    before: async (page) => {
      await openChat(page, {
        channel: {
          pre_chat_form_enabled: true,
          pre_chat_form_options: {
            pre_chat_message: 'How can we reach you?',
            pre_chat_fields: [
              field('emailAddress', 'email', 'Email address', true),
              field('fullName', 'text', 'Full name', false),
            ],
          },
        },
      });
      await page.frameLocator(chatFrame).getByText('Start Conversation').first().click();
      const form = page.frameLocator(chatFrame);
      await form.getByText('How can we reach you?').waitFor();
      await form.getByPlaceholder('Email address').fill('ines@example.com');
      await form.getByPlaceholder('Full name').fill('Ines Example');
      await form.getByPlaceholder('Please enter your message').fill(question);
    },
    alt: 'Website chat with a form that asks for the email address and the name before the first message',
    marks: [[inChat('text="How can we reach you?"'), 'Your message']],
  },
  'widget-out-of-office': {
    ...low,
    before: (page) =>
      openChat(page, {
        working_hours_enabled: true,
        working_hours: closed,
        out_of_office_message: 'We are back at 9.',
      }),
    alt: 'Website chat outside business hours, which says that the team is away',
  },
  'widget-survey': {
    ...chat,
    before: async (page) => {
      await openChat(page, { csat_survey_enabled: true });
      const id = await talk(page);
      await ask(page, 'POST', `conversations/${id}/toggle_status`, { status: 'resolved' });
      await page.frameLocator(chatFrame).getByText('Please rate the conversation').waitFor({ timeout: 60_000 });
    },
    alt: 'Website chat after the conversation was resolved, with five faces that rate it',
    marks: [[inChat('text="Please rate the conversation"'), 'Appears when the conversation is resolved']],
  },
};

function field(name: string, type: string, label: string, required: boolean): object {
  return { name, type, label, placeholder: label, required, enabled: true, field_type: 'standard' };
}
