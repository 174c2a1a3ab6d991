import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { roles } from '../../data/index.ts';
import { recordings } from '../../data/openapi/recordings.ts';
import type { MenuRecording } from '../../verification/clicks/record-menus.ts';
import { isTranslation, readSections } from '../../verification/clicks/sections.ts';
import type { RouteRecording } from '../../verification/clicks/record-routes.ts';
import routesJson from '../../verification/recordings/routes.json' with { type: 'json' };
import menusJson from '../../verification/recordings/menus.json' with { type: 'json' };

/** What `data/roles.json` and the pages say about roles, beside what the running platform showed and allowed them. */
const { menus } = menusJson as unknown as MenuRecording;
type Role = keyof typeof menus;
const hasEntry = (role: Role, group: string, entry?: string): boolean =>
  menus[role][group] !== undefined && (entry === undefined || menus[role][group].includes(entry));

/** Where an ability is seen in the sidebar. */
const entries: Readonly<Record<string, readonly [group: string, entry?: string]>> = {
  answer: ['Conversations'],
  contacts: ['Contacts'],
  'macros-private': ['Settings', 'Macros'],
  canned: ['Settings', 'Canned Responses'],
  account: ['Settings', 'Account Settings'],
  agents: ['Settings', 'Agents'],
  channels: ['Settings', 'Channels'],
  teams: ['Settings', 'Teams'],
  labels: ['Settings', 'Labels'],
  attributes: ['Settings', 'Custom Attributes'],
  automations: ['Settings', 'Automation'],
  campaigns: ['Campaigns'],
  webhooks: ['Settings', 'Integrations'],
  bots: ['Settings', 'Bots'],
  reports: ['Reports'],
};
/** The operations that an ability needs. */
const operations: Readonly<Record<string, readonly string[]>> = {
  answer: ['create-a-new-message-in-a-conversation', 'conversationList'],
  contacts: ['contactCreate', 'contactUpdate', 'contactMerge', 'contactSearch'],
  views: ['create-a-custom-filter'],
  canned: ['add-new-canned-response-to-account', 'update-canned-response-in-account'],
  lists: ['list-all-labels', 'listAllInboxes', 'list-all-teams', 'get-account-agents', 'get-account-custom-attribute'],
  account: ['update-account'],
  agents: ['add-new-agent-to-account', 'update-agent-in-account', 'delete-agent-from-account'],
  channels: ['inboxCreation', 'updateInbox'],
  teams: ['create-a-team', 'update-a-team', 'delete-a-team'],
  labels: ['create-a-label', 'update-a-label', 'delete-a-label'],
  attributes: ['add-new-custom-attribute-to-account', 'delete-custom-attribute-from-account'],
  automations: ['add-new-automation-rule-to-account', 'get-account-automation-rule'],
  webhooks: ['create-a-webhook', 'list-all-webhooks', 'create-an-integration-hook'],
  bots: ['create-an-account-agent-bot'],
  reports: ['list-all-conversation-statistics', 'get-agent-summary-report'],
  'help-center': ['add-new-article-to-account', 'add-new-category-to-account'],
  delete: ['contactDelete'],
};
/** Abilities that no recording shows, with the reason. */
const unproven: Readonly<Record<string, string>> = {
  'all-conversations': 'Another recording shows it: see below.',
  import: 'The API description leaves out imports; the steps of an import are followed as an administrator only.',
  'macros-public': 'The visibility is a choice in the form of a macro, which agents see, too.',
};

const statusAs = (operation: string, name: string): number | undefined =>
  recordings.find((one) => one.operation === operation)?.calls.find((call) => call.name === name)?.response.status;

describe('the abilities of roles', () => {
  test.each(roles.abilities.map((ability) => [ability.key, ability] as const))(
    '%s',
    (key, { agent, administrator }) => {
      const entry = entries[key];
      const needed = operations[key] ?? [];
      expect(Boolean(entry) || needed.length > 0 || unproven[key] !== undefined, 'nothing recorded shows it').toBe(
        true,
      );
      if (entry) {
        expect({ administrator: hasEntry('administrator', ...entry), agent: hasEntry('agent', ...entry) }).toEqual({
          administrator,
          agent,
        });
      }
      for (const operation of needed) {
        const status = statusAs(operation, 'As an agent') ?? 0;
        expect(status > 0 && status < 300, `${operation} as an agent: ${status}`).toBe(agent);
      }
    },
  );

  test('an agent doesn’t see a conversation of another channel, and an administrator does', () => {
    expect(statusAs('get-details-of-a-conversation', 'A record without access')).toBe(401);
    expect(hasEntry('agent of one channel', 'Conversations', 'Order chat')).toBe(true);
    expect(hasEntry('agent of one channel', 'Conversations', 'Ticket kiosk')).toBe(false);
    expect(hasEntry('administrator', 'Conversations', 'Ticket kiosk')).toBe(true);
  });
});

describe('URLs that a role may not open', () => {
  const { pages, records }: RouteRecording = routesJson;
  /** The pages of the app that belong to an ability. */
  const routes: Readonly<Record<string, RegExp>> = {
    answer: /^(?:conversations|dashboard|inbox|label|team|mentions|participating|unattended)\b(?!\/new)/,
    contacts: /^contacts/,
    'macros-private': /^settings\/macros/,
    canned: /^settings\/canned-response/,
    account: /^settings\/(?:general|security|audit-logs|custom-roles|conversation-workflow)/,
    agents: /^settings\/agents/,
    channels: /^settings\/inboxes/,
    teams: /^settings\/teams/,
    labels: /^settings\/labels/,
    attributes: /^settings\/custom-attributes/,
    automations: /^settings\/(?:automation|sla)/,
    campaigns: /^campaigns/,
    webhooks: /^settings\/integrations/,
    bots: /^settings\/agent-bots/,
    reports: /^reports/,
  };
  test.each(Object.entries(routes))('%s', (key, pattern) => {
    const ability = roles.abilities.find((one) => one.key === key);
    const matching = Object.entries(pages).filter(([path]) => pattern.test(path));
    expect(matching.length).toBeGreaterThan(0);
    for (const [path, refused] of matching)
      for (const role of ['agent', 'agent of one channel'] as const)
        expect(refused[role] === undefined, `${path} as ${role}`).toBe(ability?.agent);
  });

  test('a refused page leads to the conversation list, as the page on agents says', () => {
    const elsewhere = new Set(Object.values(pages).flatMap((refused) => Object.values(refused)));
    // The first page of the settings is another one, and a conversation opens outside of the folder.
    expect([...elsewhere].toSorted()).toEqual(['conversations/12', 'dashboard', 'settings/canned-response/list']);
    expect(pages['custom_view/1']).toEqual({ agent: 'dashboard', 'agent of one channel': 'dashboard' });
  });

  test('a conversation and a channel that a person doesn’t belong to show an empty place, and no message', () => {
    const { agent, 'agent of one channel': outsider } = records['conversations/13'] ?? {};
    expect(agent?.shows).toContain('The invoice has my old address.');
    expect(outsider?.shows).not.toContain('The invoice has my old address.');
    expect(outsider?.shows).toBe(records['conversations/999999']?.['agent of one channel']?.shows);
    expect(records['inbox/5']?.['agent of one channel']?.shows).toContain('All 0');
  });
});

/** Entries that the recorded account doesn't have, and what turns them on. */
const otherEntries: Readonly<Record<string, string>> = {
  'Settings › Billing': 'The cloud has it.',
  'Companies › All Companies': 'A feature that is off by default.',
  'Settings › Agent Assignment': 'A feature that is off by default; its steps are followed in the second shop.',
  'Settings › Security': 'A feature that is off by default; its steps are followed in the second shop.',
  'Contacts › Segments': 'Appears with the first segment, whose steps are followed.',
};
const menuPaths = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && !isTranslation(file))
  .flatMap((file) =>
    [...readFileSync(`content/${file}`, 'utf8').matchAll(/<MenuPath items=\{(\[[^\]]*\])\}/g)].map(
      ([, items = '[]']) => ({
        file,
        items: JSON.parse(items) as string[],
      }),
    ),
  );

test('a menu path that begins in the sidebar leads to an entry of it', () => {
  // The same words begin paths of providers, on pages about them.
  const elsewhere = /^(?:product\/channels\/email|product\/ai-assistant\/rule-based)/;
  const wrong = menuPaths
    .filter(({ file, items: [group = '', entry] }) => entry && menus.administrator[group] && !elsewhere.test(file))
    .filter(({ items: [group = '', entry = ''] }) => !hasEntry('administrator', group, entry) && /^[A-Z]/.test(entry))
    .map(({ file, items }) => `${items.slice(0, 2).join(' › ')} in content/${file}`)
    .filter((path) => !Object.keys(otherEntries).some((other) => path.startsWith(other)));
  expect(menuPaths.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

/** Sections whose steps open an entry of the menu that agents don't have, on pages without a mark for administrators. */
const unmarked = readSections().flatMap(({ path, anchor, steps }) => {
  // A contributor works on an installation of their own, as its administrator.
  if (path.startsWith('contributing-guide/')) return [];
  const paths = steps.flatMap(({ mentions }) => mentions).filter(({ isMenuPath }) => isMenuPath);
  const refused = paths.find(
    ({ labels: [group = '', entry] }) => hasEntry('administrator', group, entry) && !hasEntry('agent', group, entry),
  );
  const text = readFileSync(`content/${path}.mdx`, 'utf8');
  const isMarked = /^available:.*\b(?:roles|hosting)\b/m.test(text) || /<Available [^>]*roles=/.test(text);
  const says = /\badministrators?\b/i.test(text);
  return refused && !isMarked && !says
    ? [`content/${path}.mdx:${refused.line} (${anchor}): ${refused.labels.join(' › ')}`]
    : [];
});

test('a page whose steps open a menu that agents don’t have says that they are for administrators', () => {
  expect(unmarked).toEqual([]);
});
