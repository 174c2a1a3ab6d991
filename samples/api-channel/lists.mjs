import { account, call } from './client.mjs';

/** All conversations that match, the latest activity first unless `sort_by` says otherwise. */
export async function* conversations(filter) {
  const seen = new Set();
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ ...filter, page });
    const path = `/api/v1/accounts/${account}/conversations?${query}`;
    const { data } = await call('GET', path);
    if (data.payload.length === 0) return;
    for (const conversation of data.payload) {
      // Conversations that change while you read move to the front and come twice.
      if (seen.has(conversation.id)) continue;
      seen.add(conversation.id);
      yield conversation;
    }
  }
}

/** All messages of a conversation, the latest first. */
export async function* messages(conversationId) {
  const path = `/api/v1/accounts/${account}/conversations/${conversationId}/messages`;
  let { payload } = await call('GET', path);
  while (payload.length > 0) {
    yield* payload.toReversed();
    const lowest = Math.min(...payload.map(({ id }) => id));
    ({ payload } = await call('GET', `${path}?before=${lowest}`));
  }
}

/** All messages since a time in unix seconds, in all conversations. */
export async function* messagesSince(since) {
  for await (const conversation of conversations({ status: 'all' })) {
    if (conversation.last_activity_at < since) return; // The others are older.
    for await (const message of messages(conversation.id)) {
      if (message.created_at < since) break;
      yield message;
    }
  }
}
