import type { Page } from '@playwright/test';
import type { ScreenDefinition } from './screen.ts';

const select = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).last().click();
const modal = '.modal-container';

/** Writes into the reply box, in which the app keeps what was written before. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator('.reply-box .ProseMirror').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Opens the panel beside a conversation, which the app remembers. */
async function showPanel(page: Page): Promise<void> {
  await page.locator('.reply-box').waitFor();
  await page.waitForTimeout(1000);
  const panel = page.getByText('Conversation Actions').first();
  if (!(await panel.isVisible())) await page.locator('main button:has(.i-ph-user-bold)').click();
  await panel.waitFor();
}

/** Pictures of conversations, contacts and the profile. */
export const workScreens: Readonly<Record<string, ScreenDefinition>> = {
  conversation: {
    route: 'conversations/12',
    width: 1200,
    windowHeight: 780,
    region: ['.conversation-details-wrap, main section >> nth=1', '.reply-box'],
    alt: 'Conversation with its header, the messages and the reply box',
    marks: [
      ['main button:has-text("Resolve")', 'Ends the conversation'],
      ['main >> text="Private Note"', 'Switches to a note that customers never see'],
    ],
    // On a phone, the app draws the button of the reply box over its edge.
    phone: { region: ['.conversation-details-wrap, main section >> nth=1', '.reply-box .ProseMirror'], height: 680 },
  },
  'conversation-list': {
    route: 'dashboard',
    width: 1200,
    region: ['.conversations-list-wrap'],
    isExact: true,
    height: 200,
    alt: 'Conversation list with three tabs and one conversation',
    marks: [
      ['main >> text="Mine"', 'Assigned to you'],
      ['main >> text="Unassigned"', 'Taken by nobody'],
    ],
    phone: { width: 326, zoom: 1.15, height: 230 },
  },
  snooze: {
    route: 'conversations/12',
    width: 1200,
    before: (page) => page.locator('main button:has-text("Resolve") + button, .resolve-actions button').last().click(),
    region: ['main button:has-text("Resolve")', 'main >> text=/^Snooze/', 'main >> text=/Mark as pending/'],
    padding: 20,
    alt: 'Menu beside the button Resolve, with entries that snooze the conversation or mark it as pending',
    marks: [['main >> text=/^Snooze/', 'Takes the conversation out of the list until a time that you choose']],
    phone: { padding: 48 },
  },
  'filter-conversations': {
    route: 'dashboard',
    width: 1200,
    before: (page) => page.locator('main button').nth(0).click(),
    region: ['main >> text="Apply filters" >> xpath=ancestor::div[3]'],
    isAlone: true,
    alt: 'Filter of the conversation list, with attribute, operator and value',
    marks: [['main >> text="Apply filters"', 'Shows what matches']],
    phone: { width: 460 },
  },
  contacts: {
    route: 'contacts?page=1',
    region: ['main'],
    height: 505,
    alt: 'List of contacts with name, email address and phone number',
    marks: [['main >> text="View details" >> nth=0', 'Opens the page of the contact']],
    phone: {
      region: [
        'main button:has([class*="ellipsis-vertical"])',
        'main button:has-text("Message")',
        'main >> text="View details" >> nth=1',
        'main >> text="ME"',
      ],
      isExact: true,
      padding: 16,
    },
  },
  'contact-details': {
    route: 'contacts/42',
    region: ['main'],
    height: 760,
    alt: 'Page of a contact, with the form for details at the left and tabs at the right',
    marks: [['main >> text="Update contact"', 'Saves what you changed']],
    phone: {
      windowHeight: 1500,
      region: ['main >> text="Edit contact details"', 'main input:visible >> nth=0', 'main >> text="Update contact"'],
      padding: 16,
      height: 830,
    },
  },
  'notification-preferences': {
    route: 'profile/settings',
    before: (page) => page.getByText('Notification type').first().scrollIntoViewIfNeeded(),
    region: [
      'main >> text="Notification type"',
      'main >> text="Push notification"',
      'main >> text="A conversation misses resolution SLA"',
    ],
    padding: 24,
    alt: 'Table of events with checkboxes for email and push notifications',
    marks: [
      ['main >> text="You are mentioned in a conversation"', 'A colleague waits for you'],
      ['main >> text="Push notification"', 'Shown by this browser, once you allow it'],
    ],
    phone: {
      windowHeight: 1100,
      before: (page) => page.getByText('Email Notifications').first().scrollIntoViewIfNeeded(),
      region: ['main >> text="Email Notifications"', 'main >> text="Push Notifications"'],
      marks: ['main >> text="You are mentioned in a conversation"', 'main >> text="Push Notifications"'],
    },
  },
  'audio-alerts': {
    route: 'profile/settings',
    before: async (page) => {
      await page.getByLabel('My assigned conversations').check();
      await page.getByText('Send alerts every 30s').first().scrollIntoViewIfNeeded();
    },
    region: ['main >> text="Alert tone:"', 'main >> text=/Send alerts every 30s/'],
    padding: 24,
    alt: 'Audio alerts of a profile, with tone, events and conditions',
    marks: [['main >> text="Alert tone:"', 'Choose a tone, and listen to it with the button beside it']],
  },
  'profile-settings': {
    route: 'profile/settings',
    region: ['main'],
    height: 480,
    alt: 'Profile settings with picture, full name, display name and email address',
    marks: [['main >> text="Display name"', 'What customers see next to your replies']],
  },
  'account-settings': {
    route: 'settings/general',
    region: ['main'],
    height: 480,
    alt: 'Account settings with account name, language and account ID',
    marks: [
      ['main >> text="Site language"', 'The language of the app, of emails and of what customers see'],
      ['main >> text="Account ID"', 'The number that requests to the API need'],
    ],
    phone: { height: 540 },
  },
  'automation-list': {
    route: 'settings/automation/list',
    region: ['main'],
    height: 400,
    alt: 'List of automation rules with a switch for each',
    marks: [['main [role=switch]', 'Turns the rule off without deleting it']],
    phone: {
      width: 720,
      region: ['main >> text="Active"', 'main >> text="Actions"', 'main [role=switch] >> xpath=following::button[3]'],
      isExact: true,
      padding: 16,
    },
  },
  'dashboard-app': {
    route: 'settings/integrations/dashboard_apps',
    before: async (page) => {
      await select('Add a new dashboard app')(page);
      await page.getByLabel('Name').last().fill('Orders');
      await page.getByLabel('Endpoint').fill('https://www.example.com/orders');
    },
    region: [modal],
    isAlone: true,
    alt: 'Form that adds a dashboard app, with a name and the URL of the page to embed',
    marks: [[`${modal} >> text="Endpoint"`, 'The page that agents see in a tab of each conversation']],
  },
  'command-bar': {
    route: 'conversations/12',
    width: 1200,
    before: async (page) => {
      await page.keyboard.press('Control+k');
      await page
        .locator('ninja-keys input')
        .evaluate((node) => Object.assign(node.style, { caretColor: 'transparent' }));
    },
    region: ['ninja-keys .modal-content'],
    isAlone: true,
    alt: 'Command bar with a search field and commands for the open conversation',
    // On a phone, the keys at the bottom don't fit.
    phone: { height: 380 },
  },
  'custom-attributes-list': {
    route: 'settings/custom-attributes/list',
    region: ['main'],
    height: 380,
    alt: 'List of custom attributes with tabs for conversations and contacts',
    marks: [['main button:has-text("Contact")', 'The attributes of contacts']],
  },
  'labels-list': {
    route: 'settings/labels/list',
    region: ['main'],
    height: 380,
    alt: 'List of labels with name, description and color',
    marks: [['main button:has-text("Add label")', 'Adds a label']],
    phone: { width: 390 },
  },
  'insert-canned-response': {
    route: 'conversations/12',
    width: 1000,
    before: async (page) => {
      await write(page, '/del');
      await page.getByText('Sorry for the delay.').first().waitFor();
    },
    region: ['.reply-box', 'text=Sorry for the delay.'],
    padding: 16,
    alt: 'Reply box with a slash and three letters, and the canned response that matches them',
    marks: [['text=Sorry for the delay.', 'The response that Enter inserts']],
    phone: {
      region: ['text=Sorry for the delay.', '.reply-box .ProseMirror'],
      padding: 16,
      height: 176,
      isExact: true,
    },
  },
  'sparkle-menu': {
    route: 'conversations/12',
    width: 1200,
    windowHeight: 700,
    before: async (page) => {
      await write(page, 'we recieved you order');
      await page.locator('.reply-box button:has([class*="sparkle"])').first().click();
    },
    region: ['.reply-box', 'text="Ask Copilot"', 'text="Improve reply"'],
    padding: 16,
    alt: 'Reply box with a draft, and the menu of the sparkle icon with its entries above it',
    marks: [
      ['.reply-box button:has([class*="sparkle"])', 'The sparkle icon'],
      ['text="Improve reply"', 'Works on your text'],
      ['text="Suggest a reply"', 'Starts without one'],
    ],
    phone: {
      region: ['.reply-box .ProseMirror', 'text="Ask Copilot"', 'text="Improve reply"'],
      isExact: true,
      padding: 12,
    },
  },
  'block-contact': {
    route: 'contacts/42',
    region: ['main'],
    height: 300,
    alt: 'Head of a contact page, with the buttons Block contact and Send message',
    marks: [['main button:has-text("Block contact")', 'Blocks the contact, or unblocks them']],
  },
  'merge-contact': {
    route: 'contacts/42',
    width: 1200,
    before: (page) => page.getByRole('button', { name: 'Merge', exact: true }).last().click(),
    region: [
      'main >> text="Primary contact"',
      'main button:has-text("Merge contact")',
      'main button:has-text("Cancel")',
    ],
    padding: 20,
    alt: 'Merge tab of a contact, with a search for the contact to be saved and the one to be deleted below it',
    marks: [
      ['main >> text="Primary contact"', 'The contact that you keep'],
      ['main >> text="To be merged"', 'The open contact, which is deleted'],
    ],
    phone: {
      before: async (page) => {
        await page.locator('main button:has(.i-lucide-panel-right-open)').click();
        await page.getByRole('button', { name: 'Merge', exact: true }).last().click();
      },
    },
  },
  // Leaves the panel open, and is therefore the last.
  'macros-in-conversation': {
    route: 'conversations/12',
    width: 1440,
    before: async (page) => {
      await showPanel(page);
      const macro = page.getByText('Close a return').first();
      if (!(await macro.isVisible())) await page.locator('main').getByRole('button', { name: 'Macros' }).click();
      await macro.waitFor();
    },
    region: ['main >> text="Macros" >> xpath=ancestor::div[3]'],
    padding: 8,
    alt: 'Side panel of a conversation with the list of macros open',
    marks: [['main >> text="Close a return"', 'A macro; the play icon beside it runs it']],
  },
};
