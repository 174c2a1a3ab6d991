import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { channels, conversations, cookies, features, limits, widget } from '../../data/index.ts';
import { recordings } from '../../data/openapi/recordings.ts';
import files from '../../verification/recordings/files.json' with { type: 'json' };
import recordedWidget from '../../verification/recordings/widget.json' with { type: 'json' };
import recordedLimits from '../../verification/recordings/limits.json' with { type: 'json' };

/** Facts and pages beside what the running platform did: limits, features, channels, downloaded files and emails. */
const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const answerOf = (operation: string): unknown =>
  recordings.find((one) => one.operation === operation)?.calls[0]?.response.body;

describe('rate limits', () => {
  const throttles: Readonly<Record<string, readonly [name: string, by: string]>> = {
    'Contact search': ['Contact search', 'account'],
    'Conversation counts': ['Conversation counts', 'person and account'],
    'Sign-in': ['Sign-in', 'IP address'],
    'Forgotten password': ['Password reset', 'IP address'],
    'Reports of one person': ['Reports, but not summary reports', 'person and account'],
  };
  test.each(recordedLimits.map((limit) => [limit.name, limit] as const))('%s', (name, { allowed, refusal }) => {
    const [throttle, by] = throttles[name] ?? [];
    expect(limits.throttles.find((one) => one.name === throttle && one.by === by)?.limit).toBe(allowed);
    expect(refusal).toMatchObject({ status: 429, body: 'Retry later\n' });
  });
});

test('features that are on by default are on in the recorded account, and no other but those that the seed turns on', () => {
  const { features: on } = answerOf('get-account-details') as { features: Record<string, boolean> };
  const seeded = new Set(['audit_logs', 'sla', 'custom_roles']);
  const others = features.features.filter(({ name }) => !seeded.has(name));
  expect(others.map(({ name }) => [name, on[name] ?? false])).toEqual(others.map((one) => [one.name, one.default]));
});

test('the recorded channels and statuses are among the facts', () => {
  const inboxes = (answerOf('listAllInboxes') as { payload: { channel_type: string }[] }).payload;
  const kinds = new Set<string | null>(channels.channels.map(({ className }) => className));
  expect(inboxes.filter(({ channel_type: kind }) => !kinds.has(kind))).toEqual([]);
  const { data } = answerOf('conversationList') as { data: { payload: { status: string }[] } };
  const statuses = new Set<string>(conversations.statuses.map(({ name }) => name));
  expect(data.payload.filter(({ status }) => !statuses.has(status))).toEqual([]);
});

test('the website chat leaves the cookies and stored values that the facts name, and no other', () => {
  // The recording holds no campaign that a visitor closed, and no help center.
  const closedCampaign = 'cw_snooze_campaigns_till';
  const branded = (name: string): string =>
    name.replace('<websiteToken>', '<WEBSITE_TOKEN>').replace('%slug%', 'chatwoot');
  const facts = widget.cookies
    .filter(({ name }) => name !== closedCampaign)
    .map(({ name, lifetime, sameSite, httpOnly }) => ({
      name: branded(name),
      days: parseInt(lifetime),
      sameSite,
      httpOnly,
    }));
  const session = cookies.app.find(({ name, where }) => name.endsWith('_session') && where.includes('chat'));
  const [sessionCookie, ...others] = recordedWidget.cookies;
  expect(sessionCookie).toMatchObject({ name: branded(session?.name ?? ''), days: 0, sameSite: 'Lax', httpOnly: true });
  expect(others).toEqual(facts);
  const stored = new Set(
    cookies.storage.filter(({ where }) => where.includes('chat')).map(({ name }) => branded(name)),
  );
  expect(recordedWidget.localStorage.filter((name) => !stored.has(name.replace(/:ts$/, '')))).toEqual([]);
});

type Download = { readonly calls: readonly [{ readonly response: { readonly body: string } }] };
/** The header of a downloaded CSV file: the first line with several columns. */
const headerOf = (csv: string): string | undefined => csv.split('\n').find((line) => line.split(',').length > 2);
const download = (name: string): string =>
  headerOf((JSON.parse(read(`verification/recordings/undescribed/${name}.json`)) as Download).calls[0].response.body) ??
  '';

describe('downloaded files', () => {
  const reports = { agent: 'agents', channel: 'inboxes', label: 'labels', team: 'teams' };
  test.each(Object.entries(reports))('the %s report', (page, name) => {
    const text = read(`content/user-guide/features/reports/${page}.mdx`);
    const shown = /```text title="[^"]*\.csv"\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
    expect(headerOf(shown)).toBe(download(`download-${name}-report`));
  });

  test('the ratings', () => {
    const table = /The columns are:\n\n([\s\S]*?)\n\n/.exec(read('content/user-guide/features/reports/csat.mdx'))?.[1];
    const columns = (table ?? '')
      .split('\n')
      .slice(2)
      .flatMap((row) => (row.split('|')[1] ?? '').trim().split(', '));
    expect(columns).toEqual(download('download-survey-responses').split(','));
  });
});

test('subjects of emails that pages quote are those of emails that were sent', () => {
  const folder = 'verification/recordings/events';
  const sent = new Set(
    readdirSync(join(root, folder)).flatMap((file) =>
      (JSON.parse(read(`${folder}/${file}`)) as { mails: { headers: { subject: string } }[] }).mails.map(
        ({ headers }) => headers.subject,
      ),
    ),
  );
  const quoted = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => [...read(`content/${file}`).matchAll(/\bthe subject (?:\*\*|“)([^*”]+)/g)])
    .map(([, subject = '']) => subject);
  expect(quoted.length).toBeGreaterThan(2);
  expect(quoted.filter((subject) => !sent.has(subject))).toEqual([]);
});

describe('files and repeated deliveries', () => {
  test('an export of contacts has the columns that the page lists', () => {
    const page = read('content/user-guide/contacts/import.mdx');
    const listed = /Its columns are ([^.]+)\./.exec(page)?.[1] ?? '';
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(files.contactExport.columns);
  });

  test('the mail about an import has its subject, and refused rows end with the errors', () => {
    expect(read('content/user-guide/contacts/import.mdx')).toContain(`“${files.contactImport.subject}”`);
    expect(files.contactImport.refused[0]?.split(',').at(-1)).toBe('errors');
    expect(files.contactImport.refused).toHaveLength(2);
  });

  test('an account webhook is asked once, whatever it answers, and an agent bot again after status 500', () => {
    expect(files.attempts['webhook, status 500']).toBe(1);
    expect(files.attempts['webhook, status 404']).toBe(1);
    expect(files.attempts['agent bot, status 500']).toBe(3);
    expect(files.attempts['agent bot, status 404']).toBe(1);
    expect(read('content/product/features/webhooks/delivery.mdx')).toContain(
      '**Attempts:** one for each delivery of an account webhook',
    );
  });
});
