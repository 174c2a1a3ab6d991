import { mkdirSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Call, Caller, OperationCalls } from '../calls/call.ts';
import type { Installation } from './installation.ts';
import { readOperations, recordingName, type Operation } from './operations.ts';
import { requestPath, send, tokens, type Request } from './send.ts';
import { stabilizer } from './stabilize.ts';

/** One request and what came back, as `recordings/api/` holds it. */
export interface RecordedCall {
  readonly name: string;
  readonly as: Caller;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly form?: Call['form'];
  };
  readonly response: {
    readonly status: number;
    readonly type: string | null;
    /** Name of an earlier call whose body is the same. */
    readonly sameBodyAs?: string;
    readonly body?: unknown;
  };
}

/** Everything recorded of one operation. */
export interface Recording {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly calls: readonly RecordedCall[];
}

const recordings = new URL('../recordings/', import.meta.url);

/** Records all operations, or the ones whose ID contains one of the words, and returns what is wrong with the calls themselves. */
export async function recordApi(
  installation: Installation,
  all: readonly OperationCalls[],
  only: readonly string[],
): Promise<string[]> {
  const operations = readOperations();
  const problems: string[] = [];
  const chosen = all.filter(({ operation }) => only.length === 0 || only.some((word) => operation.includes(word)));
  if (only.length === 0) {
    const called = new Set(all.map(({ operation }) => operation));
    problems.push(...[...operations.keys()].filter((id) => !called.has(id)).map((id) => `${id}: no call.`));
  }
  for (const folder of ['api', 'undescribed']) mkdirSync(new URL(folder, recordings), { recursive: true });
  for (const calls of chosen) {
    const operation = operations.get(calls.operation) ?? undescribed(calls);
    if (!operation) {
      problems.push(`${calls.operation}: the API description has no such operation.`);
      continue;
    }
    const recording = await recordOperation(installation, operation, calls);
    const first = recording.calls[0];
    if (first && first.response.status >= 400) {
      problems.push(
        `${operation.id}, “${first.name}”: ${first.response.status} ${JSON.stringify(first.response.body)?.slice(0, 200)}`,
      );
    }
    const path = `${calls.undescribed ? 'undescribed' : 'api'}/${recordingName(operation.id)}.json`;
    writeFileSync(new URL(path, recordings), `${JSON.stringify(recording, null, 2)}\n`);
  }
  return problems;
}

/** An operation of the application API that the API description leaves out. */
function undescribed({ operation, undescribed: call }: OperationCalls): Operation | undefined {
  const [method, path] = call?.split(' ') ?? [];
  return method && path ? { id: operation, method, path, tokens: ['userApiKey'], takesBody: false } : undefined;
}

async function recordOperation(
  installation: Installation,
  operation: Operation,
  operationCalls: OperationCalls,
): Promise<Recording> {
  const stable = stabilizer({ url: installation.url, receiver: installation.receiver, began: Date.now() });
  const calls: RecordedCall[] = [];
  for (const call of [...operationCalls.calls, ...refusedCalls(operation, operationCalls)]) {
    const as = call.as ?? usualCaller(operation);
    const request: Request = {
      method: operation.method,
      path: requestPath(operation.path, call.path ?? operationCalls.path, call.query),
      as,
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.form === undefined ? {} : { form: call.form }),
    };
    installation.reset();
    for (const { method, path, as: preparer = 'administrator', body } of call.before ?? []) {
      await send(installation.url, { method, path, as: preparer, body });
    }
    const response = await send(installation.url, request);
    if (operation.method !== 'GET' && response.status < 400) installation.changed();
    const body = stable(response.body);
    const same = calls.find(
      (earlier) => isDeepStrictEqual(earlier.response.body, body) && JSON.stringify(body).length > 200,
    );
    calls.push({
      name: call.name,
      as,
      request: {
        method: request.method,
        path: String(stable(request.path)),
        headers: {
          ...(as === 'nobody' ? {} : { api_access_token: tokens[as].placeholder }),
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(request.form === undefined ? {} : { 'content-type': 'multipart/form-data' }),
        },
        ...(request.body === undefined ? {} : { body: shortened(request.body) }),
        ...(request.form === undefined ? {} : { form: request.form }),
      },
      response: {
        status: response.status,
        type: response.headers['content-type'] ?? null,
        ...(same ? { sameBodyAs: same.name } : { body: shortened(body) }),
      },
    });
  }
  return { operation: operation.id, method: operation.method, path: operation.path, calls };
}

function usualCaller({ tokens: schemes }: Operation): Caller {
  if (schemes.includes('platformAppApiKey')) return 'platform app';
  return schemes.length > 0 ? 'administrator' : 'nobody';
}

/** The calls that every operation refuses, made from its first call. */
function refusedCalls(operation: Operation, { calls, path, forbidden, unknown }: OperationCalls): Call[] {
  const usual: Call = { ...calls[0], path: calls[0]?.path ?? path ?? {}, name: '' };
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const record = unknown ?? names.findLast((name) => name !== 'account_id' || operation.path.startsWith('/platform/'));
  const value = { ...usual.path };
  const caller = usualCaller(operation);
  const ofAccount = names.includes('account_id') && caller === 'administrator';
  return [
    ...(caller === 'nobody'
      ? []
      : [
          { ...usual, name: 'Without a token', as: 'nobody' as const },
          { ...usual, name: 'With a wrong token', as: 'wrong token' as const },
        ]),
    ...(caller === 'platform app'
      ? [{ ...usual, name: 'With the token of a person', as: 'administrator' as const }]
      : []),
    ...(caller === 'administrator' ? [{ ...usual, name: 'As an agent', as: 'agent' as const }] : []),
    ...(ofAccount
      ? [{ ...usual, name: 'As an administrator of another account', as: 'administrator of another account' as const }]
      : []),
    ...(caller === 'administrator' && !operation.tokens.includes('agentBotApiKey')
      ? [{ ...usual, name: 'As an agent bot', as: 'agent bot' as const }]
      : []),
    ...(forbidden
      ? [
          {
            ...usual,
            path: forbidden,
            name: 'A record without access',
            as: caller === 'administrator' ? ('agent of one channel' as const) : caller,
          },
        ]
      : []),
    ...(record
      ? [
          {
            ...usual,
            path: { ...value, [record]: typeof value[record] === 'number' ? 999999 : 'unknown' },
            name: 'An unknown record',
          },
        ]
      : []),
    ...(operation.takesBody && usual.body !== undefined ? [{ ...usual, body: {}, name: 'With an empty body' }] : []),
  ];
}

/** A text of thousands of characters, as long as it needs to be to be understood. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > 2000) return `${value.slice(0, 40)}… (${value.length} characters)`;
  if (Array.isArray(value)) return value.map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item)]));
}
