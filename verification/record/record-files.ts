import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import type { Installation } from './installation.ts';
import { receiveMails, type Mail } from './receiver.ts';
import { send } from './send.ts';

/** What an export and an import of contacts send, and how often a receiver that fails is asked. */
export type FilesRecording = {
  readonly release: string;
  readonly contactExport: { readonly subject: string; readonly columns: readonly string[] };
  readonly contactImport: { readonly subject: string; readonly text: string; readonly refused: readonly string[] };
  /** Attempts to deliver one event, by the kind of receiver and the status that it answers with. */
  readonly attempts: Readonly<Record<string, number>>;
};

const mailPort = 3925;
/** An import starts a minute after it was uploaded. */
const patience = 180_000;
/** Longer than the last attempt that the platform's own jobs wait for. */
const retryTime = 25_000;

/** Records the files that the platform mails, and repeated deliveries. Returns what is wrong. */
export async function recordFiles(installation: Installation): Promise<string[]> {
  installation.changed();
  installation.reset();
  const { url } = installation;
  try {
    const exported = await mailOf(/^.*export/i, () =>
      send(url, { method: 'POST', path: '/api/v1/accounts/1/contacts/export', as: 'administrator', body: {} }),
    );
    const imported = await mailOf(/^.*import/i, () =>
      send(url, {
        method: 'POST',
        path: '/api/v1/accounts/1/contacts/import',
        as: 'administrator',
        form: { import_file: '@contacts.csv' },
      }),
    );
    const recording: FilesRecording = {
      release: '4.15.1',
      contactExport: {
        subject: exported.headers['subject'] ?? '',
        columns: (await fileOf(exported)).split('\n')[0]?.split(',') ?? [],
      },
      contactImport: {
        subject: imported.headers['subject'] ?? '',
        text: imported.text.replaceAll(/\(?https?:\S+/g, '').trim(),
        refused: (await fileOf(imported)).trim().split('\n'),
      },
      attempts: await countAttempts(installation),
    };
    writeFileSync('verification/recordings/files.json', `${JSON.stringify(recording, null, 2)}\n`);
    return [];
  } finally {
    installation.changed();
    installation.reset();
  }
}

/** The next mail whose subject and text match, after `act`. */
export async function mailOf(
  words: RegExp,
  act: () => Promise<{ status: number; body: unknown } | void>,
): Promise<Mail> {
  let take: (mail: Mail) => void = () => undefined;
  const mail = new Promise<Mail>((resolve) => {
    take = resolve;
  });
  const stop = await receiveMails(mailPort, (one) => {
    if (words.test(`${one.headers['subject']}\n${one.text}`)) take(one);
  });
  try {
    const { status, body } = (await act()) ?? { status: 200, body: null };
    if (status >= 300) throw new Error(`The request was answered with ${status}: ${JSON.stringify(body)}`);
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`No mail with ${words} came.`)), patience).unref();
    });
    return await Promise.race([mail, late]);
  } finally {
    stop();
  }
}

/** The file that a mail links to. */
export async function fileOf({ text }: Mail): Promise<string> {
  const link = /https?:[^\s)]*active_storage[^\s)]*/.exec(text)?.[0];
  if (!link) throw new Error(`The mail links to no file: ${text}`);
  return (await fetch(link.replaceAll('&amp;', '&'))).text();
}

/** Sends a message of a contact while the receivers fail, and counts how often each gets the same event. */
async function countAttempts(installation: Installation): Promise<Record<string, number>> {
  const { url, receiver } = installation;
  const attempts: Record<string, number> = {};
  for (const status of [500, 404]) {
    installation.changed();
    installation.reset();
    const seen: Record<string, number> = {};
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { event } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { event?: string };
        if (event === 'message_created') seen[request.url ?? ''] = (seen[request.url ?? ''] ?? 0) + 1;
        response.writeHead(status).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(Number(new URL(receiver).port), '127.0.0.1', resolve));
    const path = '/public/api/v1/inboxes/inbox-identifier/contacts/c2a6e9f1-0000-4000-8000-000000000044/conversations';
    const list = (await send(url, { method: 'GET', path, as: 'nobody' })).body as { id: number }[];
    await send(url, {
      method: 'POST',
      path: `${path}/${list[0]?.id}/messages`,
      as: 'nobody',
      body: { content: 'Hello?' },
    });
    await new Promise((resolve) => setTimeout(resolve, retryTime));
    await new Promise((resolve) => server.close(resolve));
    for (const [kind, name] of [
      ['/webhook', 'webhook'],
      ['/bot', 'agent bot'],
    ] as const)
      attempts[`${name}, status ${status}`] = seen[kind] ?? 0;
  }
  return attempts;
}
