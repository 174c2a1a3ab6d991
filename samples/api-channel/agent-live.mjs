import { account, call } from './client.mjs';
import { messagesSince } from './lists.mjs';
import { connect } from './live.mjs';

// Node.js 22 and later have this class. Node.js 20 needs the package.
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;
const url = `${process.env.%SLUG%_URL.replace(/^http/, 'ws')}/cable`;
const now = () => Date.now() / 1000;

const seen = new Set(); // IDs of the last 10,000 messages.
let complete = false; // Whether everything that was missed has been fetched.
let since; // Until when everything was handled.

/** Your work. */
function handle(event, data) {
  if (event === 'message.created') {
    if (seen.has(data.id)) return;
    seen.add(data.id);
    if (seen.size > 10_000) seen.delete(seen.values().next().value);
  }
  console.log(event, data.id ?? '');
}

const live = connect({
  url,
  WebSocket,
  // Asked before each connection, so a changed password does no harm.
  subscriber: async () => {
    const { id, pubsub_token } = await call('GET', '/api/v1/profile');
    return { pubsub_token, account_id: Number(account), user_id: id };
  },
  onReady: async () => {
    console.log('Connected.');
    complete = false;
    if (since) {
      // One minute extra, in case the clocks differ.
      for await (const message of messagesSince(since - 60)) handle('message.created', message);
    }
    complete = true;
    since = now();
  },
  onEvent: (event, data) => {
    if (complete) since = now();
    handle(event, data);
  },
});

process.once('SIGINT', () => live.stop());
