import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as data from './index.ts';

/** Facts. What the site says and measures about itself is its own: no repository is its source. */
const own = new Set(['accessibility.json', 'benchmark.json', 'jobs.json']);
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json') && !own.has(file));
const readme = readFileSync(`${import.meta.dirname}/README.md`, 'utf8');
const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const subjects = data as unknown as Record<
  string,
  { source: { repositories: { repository: string; commit: string; licence: string }[] } }
>;

/** Parsing happens when `index.ts` is imported: a file that breaks its schema fails every test here. */
describe.each(files)('%s', (file) => {
  const name = file.replace('.json', '');

  test('is parsed with its schema and exported', () => {
    expect(readdirSync(import.meta.dirname)).toContain(`${name}.schema.ts`);
    expect(subjects[camelCase(name)]).toBeDefined();
  });

  test('says first where its facts come from', () => {
    const json = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as Record<string, unknown>;
    expect(Object.keys(json)[0]).toBe('source');
    const repositories = subjects[camelCase(name)]?.source.repositories ?? [];
    expect(repositories.length).toBeGreaterThan(0);
    for (const { repository, commit, licence } of repositories) {
      expect(repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
      expect(commit).toMatch(/^[0-9a-f]{7,40}$/);
      expect(licence.length).toBeGreaterThan(2);
      expect(readme, `data/README.md names ${repository}`).toContain(repository);
    }
  });

  test('keys and names are unique in every list', () => {
    const json = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as unknown;
    expect(repeated(json)).toEqual([]);
  });
});

/** Lists of objects in which two entries share their `key`, or their `name` where there is no `key`. */
function repeated(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const below = Object.entries(value).flatMap(([key, item]) => repeated(item, `${path}/${key}`));
  if (!Array.isArray(value) || /throttles|browsers|phones/.test(path)) return below;
  const ids = (value as { key?: string; code?: string; name?: string }[]).flatMap(
    (item) => item?.key ?? item?.code ?? item?.name ?? [],
  );
  return [...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`), ...below];
}

describe('counts', () => {
  const {
    api,
    automations,
    assistant,
    blocks,
    channels,
    conversations,
    environment,
    filters,
    glossary,
    interactive,
    languages,
    limits,
    shortcuts,
    templateVariables,
    webhooks,
    websocket,
    widget,
  } = data;
  const family = (key: string): number => blocks.blocks.filter((block) => block.family === key).length;

  test.each([
    ['settings of the widget', widget.settings.length, 18],
    ['methods of the widget', widget.methods.length, 13],
    ['events of the widget', widget.events.length, 7],
    ['cookies of the widget', widget.cookies.length, 3],
    ['messages to the widget', widget.postMessage.toWidget.length, 16],
    ['messages from the widget', widget.postMessage.fromWidget.length, 16],
    ['blocks', blocks.blocks.length, 34],
    ['bubbles', family('bubbles'), 5],
    ['inputs', family('inputs'), 11],
    ['logic blocks', family('logic'), 8],
    ['integrations', family('integrations'), 10],
    ['condition operators', blocks.operators.length, 14],
    ['values of the set variable block', blocks.setVariableValues.length, 19],
    ['system messages', assistant.settings.systemMessages.length, 10],
    ['environment variables', environment.variables.length, 159],
    [
      'environment variables of the example file',
      environment.variables.filter((variable) => variable.inExampleFile).length,
      102,
    ],
    ['webhook events', webhooks.events.length, 12],
    ['events of assistants', webhooks.assistantEvents.length, 7],
    ['live events', websocket.events.length, 24],
    ['live events a contact gets', websocket.events.filter((event) => event.contact).length, 8],
    ['notification types', websocket.notificationTypes.length, 8],
    ['automation events', automations.events.length, 5],
    ['automation actions', automations.actions.length, 20],
    ['macro actions', automations.macros.actions.length, 16],
    ['filter operators', filters.operators.length, 10],
    ['conversation filters', filters.conversation.length, 15],
    ['template variables in the list', templateVariables.variables.filter((variable) => variable.picker).length, 13],
    ['content types', interactive.types.length, 13],
    ['languages', languages.languages.length, 40],
    ['keyboard shortcuts', shortcuts.shortcuts.length, 18],
    ['request limits', limits.throttles.length, 21],
    ['sort orders', conversations.sort.length, 10],
    ['client API operations', api.operations.filter((operation) => operation.family === 'client').length, 13],
    ['platform API operations', api.operations.filter((operation) => operation.family === 'platform').length, 17],
  ])('%s: %i', (_, actual, expected) => expect(actual).toBe(expected));

  test('every channel that has a page, and two ways to channels of which one page tells', () => {
    expect(channels.channels.map((channel) => channel.key).toSorted()).toEqual([
      'api',
      'call',
      'email',
      'email-microsoft',
      'facebook',
      'instagram',
      'line',
      'sms-bandwidth',
      'sms-twilio',
      'telegram',
      'tiktok',
      'twilio',
      'twitter',
      'voice',
      'website',
      'whatsapp-360dialog',
      'whatsapp-cloud',
      'whatsapp-twilio',
      'yo-phone',
    ]);
  });

  test('the glossary is sorted', () => {
    const keys = glossary.terms.map((term) => term.key);
    expect(keys).toEqual(keys.toSorted((a, b) => a.localeCompare(b)));
  });
});

describe('references between files', () => {
  test('variables of channels exist', () => {
    const known = new Set(
      [...data.environment.variables, ...data.environment.installationSettings].map(({ name }) => name),
    );
    expect(data.channels.channels.flatMap((channel) => channel.environment).filter((name) => !known.has(name))).toEqual(
      [],
    );
  });

  test('variables that go together exist', () => {
    const known = new Set(data.environment.variables.map(({ name }) => name));
    expect(
      data.environment.variables.flatMap((variable) => variable.with ?? []).filter((name) => !known.has(name)),
    ).toEqual([]);
  });

  test('routes exist', () => {
    const content = `${import.meta.dirname}/../content`;
    const hasPage = (route: string) =>
      existsSync(`${content}${route.slice(0, -1)}.mdx`) || existsSync(`${content}${route}index.mdx`);
    const used = [
      ...data.channels.channels,
      ...data.channels.integrations,
      ...data.blocks.blocks,
      ...data.glossary.terms,
    ].flatMap(({ route }) => route ?? []);
    expect(used.filter((route) => !hasPage(route))).toEqual([]);
  });

  test('attributes, operators and actions of automations and filters exist', () => {
    const attributes = new Set(data.filters.attributes.map(({ key }) => key));
    const operators = new Set<string>(data.filters.operators.map(({ name }) => name));
    const actions = new Set(data.automations.actions.map(({ name }) => name));
    const conditions = [
      ...data.automations.events.flatMap((event) => event.conditions),
      ...data.filters.conversation,
      ...data.filters.contact,
    ];
    expect(
      conditions.filter(
        (condition) =>
          !attributes.has(condition.key) || condition.operators.some((operator) => !operators.has(operator)),
      ),
    ).toEqual([]);
    expect(data.automations.macros.actions.filter((name) => !actions.has(name))).toEqual([]);
  });

  test('a default of a choice is one of its values', () => {
    const facts: { name: string; default?: unknown; values?: readonly unknown[] | undefined }[] = [
      ...data.widget.settings,
      ...data.widget.reactNative.props,
      ...data.blocks.blocks.flatMap((block) => [
        ...block.settings,
        ...(block.itemSettings ?? []),
        ...(block.actions ?? []).flatMap((action) => action.settings),
      ]),
      ...data.assistant.theme.global,
      ...data.assistant.theme.chat,
      ...data.assistant.embed.bubble,
      ...data.email.smtp.fields,
      ...data.environment.variables,
    ];
    const wrong = facts.filter(
      (fact) =>
        fact.values && fact.default !== undefined && fact.default !== null && !fact.values.includes(fact.default),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
