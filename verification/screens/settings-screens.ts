import type { Locator, Page } from '@playwright/test';
import type { ScreenDefinition } from './screen.ts';

const select = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).last().click();
const modal = '.modal-container';

/** Opens a menu and chooses an entry of it. */
async function choose(page: Page, menu: Locator, entry: string): Promise<void> {
  await menu.click();
  await page.getByText(entry, { exact: true }).locator('visible=true').last().click();
  await page.mouse.move(0, 0);
}

/** Pictures of forms and tabs in the settings. */
export const settingsScreens: Readonly<Record<string, ScreenDefinition>> = {
  'add-agent': {
    route: 'settings/agents/list',
    before: async (page) => {
      await select('Add Agent')(page);
      await page.getByLabel('Agent Name').fill('Mara');
      await page.getByLabel('Email Address').fill('mara.agent@example.com');
    },
    region: [modal],
    isAlone: true,
    alt: 'Dialog that adds an agent, with fields for name, role and email address',
    marks: [
      [`${modal} select`, 'The role, which you can change later'],
      [`${modal} input[type=email], ${modal} input >> nth=-1`, 'The address that the invitation goes to'],
      [`${modal} button:has-text("Add Agent")`, 'Sends the invitation'],
    ],
  },
  'agents-list': {
    route: 'settings/agents/list',
    region: ['main'],
    height: 420,
    alt: 'List of agents with role and verification of each person',
    marks: [
      ['main button:has-text("Add Agent")', 'Invites a person'],
      ['main >> text="Verified" >> nth=1 >> xpath=following::button[1]', 'Changes name, role or availability'],
      ['main >> text="Verified" >> nth=1 >> xpath=following::button[2]', 'Removes the person'],
    ],
    phone: {
      width: 430,
      region: [
        'main button:has-text("Add Agent")',
        'main >> text="jonas@example.com"',
        'main >> text="Verified" >> nth=1 >> xpath=following::button[2]',
      ],
      isExact: true,
    },
  },
  'add-label': {
    route: 'settings/labels/list',
    before: async (page) => {
      // The form suggests a color at random.
      await page.evaluate(() => Object.assign(Math, { random: () => 0.4 }));
      await select('Add label')(page);
      await page.getByLabel('Label Name').fill('late-delivery');
      await page.getByLabel('Description').fill('Parcels that are late');
    },
    region: [modal],
    isAlone: true,
    alt: 'Dialog that adds a label, with name, description, color and a checkbox for the sidebar',
    marks: [
      [`${modal} >> text="Label Name"`, 'The name that agents search for'],
      [`${modal} input[type=checkbox]`, 'Whether the label is a link in the sidebar'],
    ],
  },
  'create-team': {
    route: 'settings/teams/new',
    before: async (page) => {
      await page.getByPlaceholder(/^Example: Sales/).fill('returns');
      await page.getByPlaceholder(/^Short description/).fill('Parcels that come back');
    },
    region: ['main'],
    height: 520,
    alt: 'First of three steps that create a team: name, description and auto-assignment',
    marks: [
      ['main >> text="Team name"', 'Members see this name in the sidebar'],
      ['main input[type=checkbox]', 'Whether members get the conversations of the team automatically'],
    ],
  },
  'add-canned-response': {
    route: 'settings/canned-response/list',
    before: async (page) => {
      await select('Add canned response')(page);
      await page.getByLabel('Short code').fill('return-label');
      await page.locator('.ProseMirror').last().fill('Hello, the label is in your parcel.');
    },
    region: [modal],
    isAlone: true,
    alt: 'Dialog that adds a canned response, with a short code and an editor for the message',
    marks: [
      [`${modal} >> text="Short code"`, 'What you type after the slash'],
      [`${modal} >> text="Message"`, 'The text that is inserted'],
    ],
  },
  'add-automation': {
    route: 'settings/automation/list',
    before: async (page) => {
      await select('Create Automation')(page);
      await page.getByLabel('Rule Name').fill('Urgent refunds');
      await page.getByLabel('Description').fill('Raises the priority of refunds');
      const option = page.locator('dialog[open] button:has-text("Select an option")');
      await choose(page, option.first(), 'Open');
      await choose(page, page.locator('dialog[open] button:has-text("Assign to Agent")'), 'Change Priority');
      await choose(page, option.first(), 'Urgent');
      // On a phone, the menus are partly beside the dialog, which scrolls to them.
      await page.locator('dialog[open]').evaluate((node) => node.scrollTo(0, 0));
    },
    windowHeight: 1100,
    region: ['dialog[open] > *'],
    isAlone: true,
    alt: 'Dialog that adds an automation rule, with event, conditions and actions',
    marks: [
      ['dialog[open] >> text="Event"', 'What starts the rule'],
      ['dialog[open] >> text="Conditions"', 'What must be true'],
      ['dialog[open] >> text="Actions"', 'What the rule then does'],
    ],
  },
  'add-macro': {
    route: 'settings/macros/new',
    windowHeight: 1100,
    before: async (page) => {
      await page.getByLabel('Macro name').fill('Refund approved');
      await choose(page, page.locator('main button:has-text("Assign a Team")'), 'Add a Label');
      await choose(page, page.locator('main button:has-text("Select an option")'), 'returns');
      await page.getByLabel('Macro name').click();
    },
    region: ['main'],
    height: 740,
    alt: 'Editor of a macro: the actions at the left, name and visibility at the right',
    marks: [
      ['main button:has-text("Add new action")', 'Adds an action at the end'],
      ['main >> text="Macro Visibility"', 'Everyone, or only you'],
      ['main >> text="Macro name"', 'What agents read in the side panel'],
    ],
  },
  'add-sla': {
    route: 'settings/sla/list',
    before: async (page) => {
      await select('Add SLA')(page);
      const fields = page.locator(`${modal} input:not([type=checkbox])`);
      for (const [index, value] of ['standard', 'All customers', '30', '60', '480'].entries())
        await fields.nth(index).fill(value);
    },
    region: [modal],
    isAlone: true,
    alt: 'Dialog that adds an SLA policy, with three targets and a switch for business hours',
    marks: [
      [`${modal} >> text="First Response Time"`, 'From the start of the conversation to the first reply'],
      [`${modal} >> text="Only during business hours"`, 'A switch that has no effect'],
    ],
  },
  'add-webhook': {
    route: 'settings/integrations/webhook',
    before: async (page) => {
      await select('Add new webhook')(page);
      await page.getByLabel('Webhook URL').fill('https://hooks.example.com/desk');
      await page.getByLabel('Webhook Name').fill('Help desk');
      for (const event of [0, 1]) await page.locator(`${modal} input[type=checkbox]`).nth(event).check();
    },
    region: [`${modal} form`],
    isAlone: true,
    alt: 'Form that adds a webhook, with URL, name and a list of events',
    marks: [
      [`${modal} >> text="Webhook URL"`, 'Where the requests go'],
      [`${modal} button:has-text("Create webhook")`, 'Shows the secret afterward'],
      [`${modal} >> text="Events"`, 'What sends a request'],
    ],
    phone: { windowHeight: 1100 },
  },
  'add-custom-attribute': {
    route: 'settings/custom-attributes/list',
    before: async (page) => {
      await select('Add Custom Attribute')(page);
      await page.getByPlaceholder('Enter custom attribute display name').fill('Refund amount');
      await page.getByPlaceholder('Enter custom attribute description').fill('What the customer gets back');
    },
    region: [modal],
    isAlone: true,
    alt: 'Dialog that adds a custom attribute, with what it applies to, name, key and type',
    marks: [
      [`${modal} >> text="Applies to"`, 'Contacts or conversations'],
      [`${modal} >> text="Key"`, 'The name in requests and variables'],
      [`${modal} >> text="Type"`, 'What agents can enter'],
    ],
  },
  'auto-resolve': {
    route: 'settings/conversation-workflow',
    windowHeight: 1100,
    before: async (page) => {
      await page.getByRole('switch').first().click();
      await page.locator('main select').first().selectOption({ label: 'Days' });
      await page.getByPlaceholder('Enter duration').fill('15');
      await page.locator('main textarea').fill('We heard nothing for 15 days, so we close this conversation.');
    },
    region: ['main'],
    height: 780,
    alt: 'Settings that resolve inactive conversations, with a duration, a message and a label',
    marks: [
      ['main >> text=/^Skip conversations waiting/', 'Keeps conversations open that wait for your team'],
      ['main >> text="Add label after auto-resolution"', 'A label that says how the conversation ended'],
    ],
    phone: { height: 780 },
  },
};
