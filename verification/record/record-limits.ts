import { writeFileSync } from 'node:fs';
import { limits } from '../calls/limits.ts';
import type { Installation } from './installation.ts';
import { send } from './send.ts';
import { stabilizer } from './stabilize.ts';

/** Repeats each request until the platform refuses it, and writes after how many to `recordings/limits.json`. */
export async function recordLimits(installation: Installation): Promise<string[]> {
  const stable = stabilizer({ url: installation.url, receiver: installation.receiver, began: Date.now() });
  const problems: string[] = [];
  const recordings: unknown[] = [];
  for (const { name, method, path, as = 'administrator', body, attempts } of limits) {
    installation.changed();
    installation.reset();
    // A request that comes from the machine itself isn't limited.
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const attempt = (): ReturnType<typeof send> =>
      send(installation.url, { method, path, as, headers, ...(body === undefined ? {} : { body }) });
    const responses: Awaited<ReturnType<typeof send>>[] = [];
    // Ten at a time: a minute must not pass before the limit of a minute is reached.
    while (responses.length < attempts && !responses.some(({ status }) => status === 429)) {
      responses.push(...(await Promise.all(Array.from({ length: 10 }, attempt))));
    }
    const refused = responses.find(({ status }) => status === 429);
    const allowed = responses.filter(({ status }) => status !== 429).length;
    if (!refused) problems.push(`${name}: ${allowed} requests were allowed.`);
    const { date: _date, 'x-request-id': _id, 'x-runtime': _runtime, ...stableHeaders } = refused?.headers ?? {};
    recordings.push({
      name,
      request: { method, path, as, ...(body === undefined ? {} : { body }) },
      allowed,
      refusal: refused ? stable({ status: refused.status, headers: stableHeaders, body: refused.body }) : null,
    });
  }
  installation.changed();
  installation.reset();
  writeFileSync(new URL('../recordings/limits.json', import.meta.url), `${JSON.stringify(recordings, null, 2)}\n`);
  return problems;
}
