import { expect, test } from 'vitest';
import { BuiltSearch } from '../../bench/search/built-search.ts';
import { manifestPath, textOf, type TextsFile } from '../../engine/search/file-formats.ts';
import { SearchService } from '../../engine/search/search-service.ts';
import { BuiltSite, gzipBytes } from './built-site.ts';

const site = new BuiltSite();
const json = <Value>(file: string): Value => JSON.parse(site.read(file)) as Value;
const search = new BuiltSearch(site);
const { index, manifest } = search;
const find = (query: string): string[] => search.find(query);

test('the sections that readers should find exist', async () => {
  const missing = Object.values(await search.queries())
    .flat()
    .flatMap(({ query, answers }) =>
      Object.keys(answers)
        .map((route) => route.split('#'))
        .filter(([path = '', id]) => id && !site.read(`${path.slice(1)}index.html`).includes(` id="${id}"`))
        .map((route) => `“${query}”: ${route.join('#')}`),
    );
  expect(missing, 'Correct these answers in bench/search/queries.json.').toEqual([]);
});

test.each([
  ['tuning', 0.86, 0.91, 0.93],
  ['unseen', 0.85, 0.875, 0.91],
  ['fresh', 0.85, 0.88, 0.94],
] as const)(
  'what readers type leads to the page they want: %s queries, not worse than this',
  async (half, leastNdcg, leastMrr, leastSuccess) => {
    const { ndcg, mrr, success } = search.measure((await search.queries())[half]);
    expect(ndcg).toBeGreaterThan(leastNdcg);
    expect(mrr).toBeGreaterThan(leastMrr);
    expect(success).toBeGreaterThan(leastSuccess);
  },
);

const api = '/api-reference/';

test.each([
  // Calls as the reference writes them, as programs send them, shortened, and half typed.
  ['POST /conversations', 'conversations/new-conversation/'],
  ['/api/v1/accounts/{id}/contacts', 'contacts/contact-list/'],
  ['/api/v1/accounts/7/contacts', 'contacts/contact-list/'],
  ['POST contacts', 'contacts/contact-create/'],
  ['delete /contacts/12', 'contacts/contact-delete/'],
  ['https://app.example.com/api/v1/accounts/1/inboxes?page=2', 'inboxes/list-all-inboxes/'],
  ['curl -X POST api/v1/accounts/3/conversations/12/assignments', 'conversation-assignments/assign-a-conversation/'],
  ['PATCH /public/api/v1/inboxes/x/contacts/y', 'contacts-api/update-a-contact/'],
  ['/conversations/5/toggle_sta', 'conversations/toggle-status-of-a-conversation/'],
  // Names of operations.
  ['newConversation', 'conversations/new-conversation/'],
  ['toggle-status-of-a-conversation', 'conversations/toggle-status-of-a-conversation/'],
])('%s leads to its operation', (query, path) => expect(find(query)[0]).toBe(api + path));

test.each([
  ['snoozed_until', 'objects/conversation/', 5],
  ['snoozed_until', 'conversations/toggle-status-of-a-conversation/', 3],
  ['assignee_id', 'conversation-assignments/assign-a-conversation/', 3],
  ['mergee_contact_id', 'contacts/contact-merge/', 3],
  ['change the status of a conversation api', 'conversations/toggle-status-of-a-conversation/', 3],
  ['api error 422', 'errors/', 2],
  ['401', 'errors/', 1],
  ['api_access_token', '', 2],
])('%s, a field or an error, leads to its operation among others', (query, path, first) =>
  expect(find(query).slice(0, first)).toContain(api + path),
);

test.each(['contacts', 'create contact', 'labels', 'assign conversation', 'filter conversations', 'canned responses'])(
  '%s leads to a guide first, and to an operation as well',
  (query) => {
    const paths = find(query);
    expect(paths[0]).not.toContain(api);
    expect(find(`${query} api`).some((path) => path.startsWith(api))).toBe(true);
  },
);

test.each(['webhooks', 'labels', 'custom attributes'])('%s finds the group of calls before its calls', (query) => {
  expect(find(query).find((path) => path.startsWith(api))).toBe(`${api}${query.replace(' ', '-')}/`);
});

test.each([
  // Everyday words of other products' help centers.
  ['api key', '/user-guide/setup-your-account/configure-your-profile/'],
  ['embed chat', '/product/channels/live-chat/create-website-channel/'],
  ['pricing', '/product/others/faq/'],
  ['pre-chat survey', '/user-guide/features/pre-chat-form/'],
  ['office hours', '/user-guide/add-inbox-settings/'],
  ['ban a visitor', '/user-guide/contacts/block-or-delete/'],
  ['saved replies', '/user-guide/features/canned-responses/'],
  ['invite teammates', '/user-guide/add-agent-settings/'],
  ['custom fields', '/user-guide/features/custom-attributes/'],
])('%s, a word of other products, leads to its page', (query, path) => expect(find(query)[0]).toBe(path));

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipBytes(site.read(file));
  sizes.set(file, size);
  return size;
}
const start = [
  ...site.files('_assets').filter((file) => /^_assets\/(search|search-worker)-[\w-]+\.(js|css)$/.test(file)),
  manifestPath,
  manifest.documents,
];
const startSize = start.reduce((sum, file) => sum + sizeOf(file), 0);

test('before the first result: 68.5 kB, on a page without script too', () => {
  expect(start).toHaveLength(5);
  expect(startSize, start.map((file) => `${file} ${sizeOf(file)}`).join(' ')).toBeLessThanOrEqual(68_500);
});

test('a first search: 139 kB until its results have settled', async () => {
  const { tuning } = await search.queries();
  const contents = new Map<string, unknown>();
  const contentOf = (name: string): unknown => {
    if (!contents.has(name)) contents.set(name, json(name));
    return contents.get(name);
  };
  // Each query opens the index anew; a third of them is enough.
  const costs = await Promise.all(
    tuning
      .filter((_, number) => number % 3 === 0)
      .map(async ({ query }) => {
        let size = startSize - sizeOf(manifest.documents);
        const service = new SearchService(manifest, async (name) => {
          size += sizeOf(name);
          return contentOf(name);
        });
        await service.answer(query, undefined, () => {});
        return [size, query] as const;
      }),
  );
  const sorted = costs.toSorted(([a], [b]) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]?.[0], 'a typical one').toBeLessThanOrEqual(125_000);
  expect(sorted.filter(([size]) => size > 139_000).map(([size, query]) => `${query}: ${size}`)).toEqual([]);
});

test('every page has a mark, a channel and a block their own', () => {
  const markOf = (path: string): string | undefined => index.pages.find((page) => page.path === path)?.mark;
  expect(index.pages.filter(({ mark }) => !mark).map(({ path }) => path)).toEqual([]);
  const own = [
    '/product/channels/line/',
    '/product/channels/telegram/',
    '/product/features/webhooks/',
    '/api-reference/',
  ];
  expect(new Set(own.map(markOf)).size).toBe(own.length);
});

test('texts for excerpts: a block’s last word and the next block’s first are two words', () => {
  const glued = index.pages.flatMap(({ path }, page) => {
    const html = site.read(`${path.slice(1)}index.html`).replace(/<wbr\/?>/g, '');
    const written = new Set(html.replace(/<[^>]*>/g, '\n').match(/\w+/g));
    const words =
      json<TextsFile>(manifest.texts[page] ?? '')
        .map(textOf)
        .join('\n')
        .match(/\w*\p{Ll}\p{Lu}\w*/gu) ?? [];
    return words.filter((word) => !written.has(word)).map((word) => `${path}: ${word}`);
  });
  expect(glued).toEqual([]);
});

test('no part of the index is larger than 16 kB', () => {
  for (const [, file] of manifest.terms) expect(gzipBytes(site.read(file)), file).toBeLessThanOrEqual(16_000);
});
