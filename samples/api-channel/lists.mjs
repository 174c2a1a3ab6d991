import { account, call } from './client.mjs';

/** All conversations that match, the latest activity first. */
export async function* conversations(filter) {
  const seen = new Set();
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ ...filter, page });
    const path = `/api/v1/accounts/${account}/conversations?${query}`;
    const { data } = await call('GET', path);
    if (data.payload.length === 0) return;
    for (const conversation of data.payload) {
      // What changes while you read moves to the front and comes twice.
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
