import { createHmac } from 'node:crypto';
import { freePort } from '../../../tests/free-port.ts';
import { receiveDeliveries, type Delivery } from '../../record/receiver.ts';
import { callApi, ReaderFolder } from '../reader-code.ts';
import type { Act, PageWalk, SectionWalk, Walk } from '../walk.ts';

/** The number of the seed's API channel, and the key of its identity validation. */
const inbox = '6';
const identityKey = 'hmac-token-13';

const originOf = ({ page }: Walk): string => new URL(page.url()).origin;
/** Follows a list whose steps are code: what each does says nothing about a screen. */
const inCode = (steps: Readonly<Record<number, Act>>, skip: Readonly<Record<number, string>> = {}): SectionWalk => ({
  visit: '/api',
  steps,
  skip,
});
const expect = (isRight: boolean, what: string): void => {
  if (!isRight) throw new Error(what);
};
const late = (what: string): Promise<never> =>
  new Promise((_, reject) => void setTimeout(() => reject(new Error(`No ${what} came.`)), 60_000).unref());
type Message = { readonly id: number; readonly content: string; readonly status: string };
const messagesOf = async (origin: string, conversation: string): Promise<Message[]> =>
  (await callApi<{ payload: Message[] }>(origin, 'GET', `/conversations/${conversation}/messages`)).payload;

const messenger = 'product/channels/api/forms-and-messengers';
/** Lets the program of the messenger open a conversation, and returns its number. */
async function takeIn(origin: string): Promise<string> {
  const folder = new ReaderFolder(origin)
    .copy('api-channel', 'client.mjs', 'contacts.mjs', 'incoming.mjs')
    .copyFromPage(messenger, 'try-incoming.mjs');
  const [, conversation = ''] =
    /^(\d+) messenger-42/.exec(await folder.run('try-incoming.mjs', { INBOX_ID: inbox })) ?? [];
  return conversation;
}
export const formsAndMessengers: PageWalk = {
  'prepare-the-folder': inCode({
    3: async (walk) => {
      const conversation = await takeIn(originOf(walk));
      const messages = await messagesOf(originOf(walk), conversation);
      expect(
        messages.some(({ content }) => content === 'Hello'),
        `Conversation ${conversation} lacks the message.`,
      );
    },
  }),
};

export const runReceiver: PageWalk = {
  'catch-up-after-an-outage': inCode(
    {
      4: async (walk) => {
        const origin = originOf(walk);
        const conversation = await takeIn(origin);
        const path = `/conversations/${conversation}/messages`;
        const reply = await callApi<Message>(origin, 'POST', path, { content: 'It left today.' });
        await callApi(origin, 'PATCH', `${path}/${reply.id}`, { status: 'failed' });
        const folder = new ReaderFolder(origin).copy(
          'api-channel',
          'catch-up.mjs',
          'client.mjs',
          'deliver.mjs',
          'lists.mjs',
        );
        const printed = await folder.run(
          'catch-up.mjs',
          { INBOX_ID: inbox },
          new Date(Date.now() - 600_000).toISOString(),
        );
        expect(/It left today\.[\s\S]*^\d+ delivered, 0 failed\.$/m.test(printed), `The program printed ${printed}`);
        const sent = (await messagesOf(origin, conversation)).find(({ id }) => id === reply.id);
        expect(sent?.status === 'delivered', `The reply is ${sent?.status}.`);
      },
    },
    { 1: 'The tab shows code, and this takes its file.' },
  ),
};

export const catchUp: PageWalk = {
  'catch-up-after-an-outage': inCode({
    2: async (walk) => {
      const origin = originOf(walk);
      const before = new Date(Date.now() - 1000).toISOString();
      const conversation = await takeIn(origin);
      const folder = new ReaderFolder(origin)
        .copy('webhooks', 'catch-up.mjs')
        .copyFromPage('product/features/webhooks/catch-up', 'print-missed.mjs');
      const printed = await folder.run('print-missed.mjs', {}, before);
      expect(new RegExp(`^${conversation} \\d+ Hello$`, 'm').test(printed), `The program printed ${printed}`);
    },
  }),
};

export const verifySignature: PageWalk = {
  'verify-the-signature': inCode({
    4: async (walk) => {
      const origin = originOf(walk);
      const port = await freePort();
      let take: (delivery: Delivery) => void = () => undefined;
      const arrived = new Promise<Delivery>((resolve) => (take = resolve));
      const stop = await receiveDeliveries(port, (delivery) => take(delivery));
      const webhook = { url: `http://127.0.0.1:${port}/`, subscriptions: ['message_created'] };
      const { payload } = await callApi<{ payload: { webhook: { id: number; secret: string } } }>(
        origin,
        'POST',
        '/webhooks',
        { webhook },
      );
      try {
        await takeIn(origin);
        const { headers, text } = await Promise.race([arrived, late('delivery')]);
        const folder = new ReaderFolder(origin).copy('webhooks', 'signature.mjs').write(
          'check.mjs',
          `import { isGenuine } from './signature.mjs';
           const [body, timestamp, signature, secret] = process.argv.slice(2);
           console.log(isGenuine(body, timestamp, signature, secret), isGenuine(body + ' ', timestamp, signature, secret));`,
        );
        const sent = ['x-chatwoot-timestamp', 'x-chatwoot-signature'].map((name) => String(headers[name]));
        const printed = await folder.run('check.mjs', {}, text, ...sent, payload.webhook.secret);
        expect(printed.trim() === 'true false', `The delivery and a changed one are genuine: ${printed}`);
      } finally {
        stop();
        await callApi(origin, 'DELETE', `/webhooks/${payload.webhook.id}`).catch(() => undefined);
      }
    },
  }),
};

export const authentication: PageWalk = {
  authentication: inCode({
    3: async (walk) => {
      const root = `${originOf(walk)}/public/api/v1/inboxes/inbox-identifier/contacts`;
      const send = async (method: string, path: string, body?: object): Promise<Response> =>
        fetch(root + path, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
      const identifier = `reader-${Date.now()}`;
      const person = {
        identifier,
        identifier_hash: createHmac('sha256', identityKey).update(identifier).digest('hex'),
      };
      const openSession = async (): Promise<string> =>
        ((await (await send('POST', '', person)).json()) as { source_id: string }).source_id;
      const [first, second] = [await openSession(), await openSession()];
      await send('POST', `/${first}/conversations`);
      const countOf = async (session: string): Promise<number> =>
        ((await (await send('GET', `/${session}/conversations`)).json()) as unknown[]).length;
      const before = await countOf(second);
      expect((await send('PATCH', `/${second}`, person)).ok, 'The contact could not be changed.');
      expect(
        before === 0 && (await countOf(second)) === 1,
        'The contact sees other conversations than before it was verified.',
      );
      const refused = await send('PATCH', `/${second}`, { ...person, identifier_hash: 'wrong' });
      expect(!refused.ok, 'A wrong hash was accepted.');
    },
  }),
};

export const chatScreen: PageWalk = {
  'add-the-module': inCode({
    4: async ({ page }) => {
      const origin = new URL(page.url()).origin;
      const folder = new ReaderFolder(origin).copy('api-channel', 'chat.mjs', 'screen.js');
      const screen = `globalThis.showMessage = ({ content }) => { document.body.append(content ?? '', ' '); };
        ${folder.read('screen.js').replace('inboxId: 7', `inboxId: ${inbox}`)}
        globalThis.onSubmit = onSubmit;`;
      const files: Record<string, [type: string, text: string]> = {
        '/reader/': ['text/html', '<body><script type="module" src="screen.js"></script>'],
        '/reader/screen.js': ['text/javascript', screen],
        '/reader/chat.mjs': ['text/javascript', folder.read('chat.mjs')],
        '/api/chat-person': ['application/json', 'null'],
      };
      for (const [path, [contentType, body]] of Object.entries(files))
        await page.route(origin + path, (route) => route.fulfill({ contentType, body }));
      await page.goto(`${origin}/reader/`);
      await page.waitForFunction(() => 'onSubmit' in globalThis);
      await page.evaluate(() =>
        (globalThis as unknown as { onSubmit: (text: string) => void }).onSubmit('Is it open today?'),
      );
      await page.getByText('Is it open today?').waitFor({ timeout: 30_000 });
    },
  }),
};
