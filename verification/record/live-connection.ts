import { WebSocket } from 'ws';

/** What a client of the live connection subscribes with. */
export interface Subscription {
  readonly pubsub_token: string;
  readonly account_id?: number;
  readonly user_id?: number;
}

/** An open connection to `/cable` that passes every frame on. */
export interface LiveConnection {
  /** Calls a method of the channel: `update_presence`. */
  perform(action: string): void;
  close(): void;
}

/** Connects and subscribes; the promise is kept when the server has confirmed the subscription. */
export async function connect(
  url: string,
  subscription: Subscription,
  onFrame: (frame: unknown) => void,
): Promise<LiveConnection> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/cable`, ['actioncable-v1-json'], { origin: url });
  const identifier = JSON.stringify({ channel: 'RoomChannel', ...subscription });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ command: 'subscribe', identifier })));
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as { type?: string };
      if (frame.type !== 'ping') onFrame(frame);
      if (frame.type === 'confirm_subscription') resolve();
      if (frame.type === 'reject_subscription') reject(new Error('The server refused the subscription.'));
    });
  });
  return {
    perform: (action) =>
      socket.send(JSON.stringify({ command: 'message', identifier, data: JSON.stringify({ action }) })),
    close: () => socket.close(),
  };
}
