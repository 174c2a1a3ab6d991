import { WebSocket } from 'ws';
import { account, call } from './client.mjs';
import { connect } from './live.mjs';

const url = `${process.env.{SLUG}_URL.replace(/^http/, 'ws')}/cable`;

const live = connect({
  url,
  WebSocket,
  // Asked before each connection, so a changed password does no harm.
  subscriber: async () => {
    const { id, pubsub_token } = await call('GET', '/api/v1/profile');
    return { pubsub_token, account_id: Number(account), user_id: id };
  },
  onReady: () => console.log('Connected.'),
  onEvent: (event, data) => console.log(event, data.id ?? ''),
});

process.once('SIGINT', () => live.stop());
