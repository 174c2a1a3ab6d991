import { channels, features } from '../../data/index.ts';
import { Refusal, VerifyError, type Asker } from './ask.ts';
import { keyDifferences } from './key-differences.ts';
import { pagesWithNeeds } from './read-pages.ts';
import { readOperations, schemas } from './read-operations.ts';

/** What an installation has, and where it differs from the docs. It holds no values of the installation's records. */
export type Report = {
  readonly url: string;
  readonly release: { readonly installation: string; readonly docs: string };
  readonly account: { readonly id: number; readonly role: string };
  readonly features: { readonly on: readonly string[]; readonly off: readonly string[] };
  /** Channels that the account has, by kind, with their number. */
  readonly channels: Readonly<Record<string, number>>;
  readonly operations: {
    readonly same: readonly string[];
    readonly different: readonly {
      readonly operation: string;
      readonly path: string;
      readonly differences: readonly string[];
    }[];
    readonly unchecked: readonly { readonly operation: string; readonly why: string }[];
  };
  /** Pages that describe what the account doesn't have. */
  readonly pages: readonly { readonly page: string; readonly part: boolean; readonly without: readonly string[] }[];
};

const release = '4.15.1';

type Profile = { readonly accounts?: readonly { readonly id: number; readonly role: string }[] };
type Inboxes = { readonly payload: readonly { readonly channel_type: string; readonly medium?: string | null }[] };

/**
 * Asks an installation what it is and has. Nothing is written.
 * @param accountId the account to look at. Default: the first one whose administrator the token belongs to, or else its first
 * @throws VerifyError when the installation can't be asked
 */
export async function verifyInstallation(asker: Asker, accountId?: number): Promise<Report> {
  const version = await readRelease(asker);
  const account = await chooseAccount(asker, accountId);
  const answers = new Map<string, unknown>();
  const operations = await askAll(asker, account.id, answers);
  const base = '/api/v1/accounts/{account_id}';
  const details = answers.get(base) as { readonly features?: Readonly<Record<string, boolean>> } | undefined;
  const on = new Set(Object.entries(details?.features ?? {}).flatMap(([name, isOn]) => (isOn ? [name] : [])));
  const names = features.features.map(({ name }) => name);
  return {
    url: asker.url,
    release: { installation: version, docs: release },
    account,
    features: { on: [...on].toSorted(), off: details ? names.filter((name) => !on.has(name)) : [] },
    channels: countChannels(answers.get(`${base}/inboxes`) as Inboxes | undefined),
    operations,
    pages: details
      ? pagesWithNeeds().flatMap(({ page, part, features: needed }) => {
          const without = needed.filter((name) => !on.has(name));
          return without.length > 0 ? [{ page, part, without }] : [];
        })
      : [],
  };
}

async function readRelease(asker: Asker): Promise<string> {
  const wrongAddress = new VerifyError(
    `${asker.url} isn't an installation of the platform: ${asker.url}/api doesn't say its release. Use the address of the dashboard after --url, without a path.`,
  );
  try {
    const { version } = (await asker.get('/api')) as { version?: unknown };
    if (typeof version === 'string') return version;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  throw wrongAddress;
}

async function chooseAccount(asker: Asker, id?: number): Promise<Report['account']> {
  let profile: Profile;
  try {
    profile = (await asker.get('/api/v1/profile')) as Profile;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new VerifyError(
      `${asker.url} doesn't accept the token. ${error.message} Copy the access token of an administrator from the app: Profile settings › Access Token.`,
      { cause: error },
    );
  }
  const all = profile.accounts ?? [];
  const account =
    id === undefined ? (all.find(({ role }) => role === 'administrator') ?? all[0]) : all.find((one) => one.id === id);
  if (account) return { id: account.id, role: account.role };
  const ids = all.map((one) => one.id).join(', ') || 'none';
  throw new VerifyError(
    `The token belongs to no ${id === undefined ? 'account' : `account ${id}`}. Its accounts: ${ids}. Choose one with --account.`,
  );
}

async function askAll(asker: Asker, accountId: number, answers: Map<string, unknown>): Promise<Report['operations']> {
  const same: string[] = [];
  const different: { operation: string; path: string; differences: string[] }[] = [];
  const unchecked: { operation: string; why: string }[] = [];
  for (const { id, path, query, schema } of readOperations()) {
    const filled = fill(path, accountId, answers);
    if (filled === undefined) {
      unchecked.push({ operation: id, why: 'The account has no such record.' });
      continue;
    }
    try {
      const answer = await asker.get(filled + query);
      if (!answers.has(path)) answers.set(path, answer);
      const differences = keyDifferences(answer, schema, schemas);
      if (differences.length === 0) same.push(id);
      else different.push({ operation: id, path, differences });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      unchecked.push({ operation: id, why: error.message });
    }
  }
  return { same, different, unchecked };
}

/** A path with the account and the first records of lists that were answered before. */
function fill(path: string, accountId: number, answers: ReadonlyMap<string, unknown>): string | undefined {
  let isComplete = true;
  const filled = path.replaceAll(/\{\w+\}/g, (parameter, offset: number) => {
    if (parameter === '{account_id}') return String(accountId);
    const list = path.slice(0, offset - 1).replace(/inbox_members$/, 'inboxes');
    const id = firstId(answers.get(list));
    if (id === undefined) isComplete = false;
    return String(id);
  });
  return isComplete ? filled : undefined;
}

/** The ID of the first record of a list, which may lie in objects. */
function firstId(value: unknown): number | undefined {
  if (Array.isArray(value)) return (value[0] as { id?: number } | undefined)?.id;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const id = firstId(inner);
    if (id !== undefined) return id;
  }
  return undefined;
}

function countChannels(inboxes: Inboxes | undefined): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { channel_type: type } of inboxes?.payload ?? []) {
    const name = channels.channels.find(({ className }) => className === type)?.name ?? type;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
