import { createHmac } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { scenario, type Step } from '../calls/scenario.ts';
import type { Installation } from './installation.ts';
import { connect } from './live-connection.ts';
import { receiveDeliveries, receiveMails, type Delivery, type Mail } from './receiver.ts';
import { send } from './send.ts';
import { stabilizer } from './stabilize.ts';

/** Secrets of `seed.rb`, by the path that the receiver has for each kind of receiver. */
const signingSecrets: Readonly<Record<string, string>> = {
  '/webhook': 'webhook-secret-1',
  '/channel': 'channel-secret',
  '/bot': 'bot-secret-6',
};
const quiet = 4000;
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Everything that a step made the installation send. */
interface StepRecording {
  readonly step: string;
  readonly order: number;
  readonly requests: readonly unknown[];
  readonly deliveries: readonly unknown[];
  readonly frames: readonly { readonly to: string; readonly frame: unknown }[];
  readonly mails: readonly unknown[];
}

/** Plays the scenario and writes what the installation sent at each step to `recordings/events/`. */
export async function recordEvents(installation: Installation): Promise<void> {
  installation.changed();
  installation.reset();
  installation.changed();
  const began = Date.now();
  let deliveries: Delivery[] = [];
  let frames: { to: string; frame: unknown }[] = [];
  let mails: Mail[] = [];
  let last = Date.now();
  const arrived = (): void => void (last = Date.now());
  const stopReceiver = await receiveDeliveries(Number(new URL(installation.receiver).port), (delivery) => {
    deliveries.push(delivery);
    arrived();
  });
  const stopMailbox = await receiveMails(3925, (mail) => {
    mails.push(mail);
    arrived();
  });
  const visitor = await openWidget(installation.url);
  const stable = stabilizer({
    url: installation.url,
    receiver: installation.receiver,
    began,
    random: { [visitor.token]: '<CONVERSATION_TOKEN>', [visitor.pubsubToken]: '<PUBSUB_TOKEN>' },
  });
  const keep = (to: string) => (frame: unknown) => {
    frames.push({ to, frame });
    arrived();
  };
  const connections = [
    await connect(installation.url, { pubsub_token: 'pubsub-alex', account_id: 1, user_id: 7 }, keep('administrator')),
    await connect(installation.url, { pubsub_token: 'pubsub-jonas', account_id: 1, user_id: 9 }, keep('agent')),
    await connect(installation.url, { pubsub_token: visitor.pubsubToken }, keep('visitor')),
  ];
  connections[0]?.perform('update_presence');

  const folder = new URL('../recordings/events/', import.meta.url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [order, step] of [{ name: 'The live connection opens', requests: [] } as Step, ...scenario].entries()) {
    const requests: unknown[] = [];
    for (const request of step.requests) {
      const response = await send(installation.url, {
        method: request.method,
        path: request.path,
        as: request.visitor ? 'nobody' : (request.as ?? 'administrator'),
        ...(request.body === undefined ? {} : { body: request.body }),
        ...(request.form === undefined ? {} : { form: request.form }),
        ...(request.visitor ? { headers: { 'X-Auth-Token': visitor.token } } : {}),
      });
      const { visitor: isVisitor, as: caller = 'administrator', ...sent } = request;
      requests.push({ as: isVisitor ? 'visitor' : caller, ...sent, status: response.status, answer: response.body });
      if (response.status >= 400) throw new Error(`${step.name}: ${response.status} ${JSON.stringify(response.body)}`);
    }
    arrived();
    while (Date.now() - last < quiet) await sleep(100);
    const recording: StepRecording = {
      step: step.name,
      order,
      requests: requests.map((request) => stable(request)),
      deliveries: deliveries.map((delivery) => stable(readDelivery(delivery))),
      frames: frames.map((frame) => stable(frame) as StepRecording['frames'][number]),
      mails: mails.map((mail) => stable(mail)),
    };
    deliveries = [];
    frames = [];
    mails = [];
    const name = step.name.toLowerCase().replaceAll(/\W+/g, '-');
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(recording, null, 2)}\n`);
  }
  for (const connection of connections) connection.close();
  stopReceiver();
  stopMailbox();
}

/** Opens the widget as a new visitor. */
async function openWidget(url: string): Promise<{ token: string; pubsubToken: string }> {
  const { body } = await send(url, {
    method: 'POST',
    path: '/api/v1/widget/config?website_token=website-token-11',
    as: 'nobody',
    body: {},
  });
  const { website_channel_config: config } = body as {
    website_channel_config: { auth_token: string };
    contact: { pubsub_token: string };
  };
  return {
    token: config.auth_token,
    pubsubToken: (body as { contact: { pubsub_token: string } }).contact.pubsub_token,
  };
}

/** The delivery with its body as data; its signature is replaced by what verifying it showed. */
function readDelivery({ path, headers, text }: Delivery): unknown {
  const secret = signingSecrets[path];
  const timestamp = String(headers['x-chatwoot-timestamp'] ?? '');
  const signature = String(headers['x-chatwoot-signature'] ?? '');
  const expected = `sha256=${createHmac('sha256', secret ?? '')
    .update(`${timestamp}.${text}`)
    .digest('hex')}`;
  const { host: _host, connection: _connection, 'content-length': _length, ...stableHeaders } = headers;
  return {
    receiver: path,
    headers: {
      ...stableHeaders,
      ...(timestamp && { 'x-chatwoot-timestamp': '1767344400' }),
      ...(signature && { 'x-chatwoot-signature': 'sha256=<SIGNATURE>' }),
    },
    signatureIsValid: signature !== '' && signature === expected,
    body: JSON.parse(text) as unknown,
  };
}
