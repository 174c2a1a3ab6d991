const account = '%app-url%/api/v1/accounts/<ACCOUNT_ID>';
const token = process.env.API_ACCESS_TOKEN;
if (!token) throw new Error('Set API_ACCESS_TOKEN to your access token.');

async function get(path) {
  const response = await fetch(account + path, { headers: { api_access_token: token } });
  if (!response.ok) throw new Error(`GET ${path}: status ${response.status}`);
  return response.json();
}

/** Conversations with activity since a time in unix seconds. */
export async function* conversationsSince(since) {
  for (let page = 1; ; page += 1) {
    const { data } = await get(`/conversations?status=all&page=${page}`);
    if (data.payload.length === 0) return;
    for (const conversation of data.payload) {
      if (conversation.last_activity_at < since) return;
      yield conversation;
    }
  }
}

/** Messages of a conversation after the one with this ID; 0 for all. */
export async function* messagesAfter(conversationId, messageId) {
  for (let last = messageId; ; ) {
    const { payload } = await get(`/conversations/${conversationId}/messages?after=${last}`);
    if (payload.length === 0) return;
    yield* payload;
    last = Math.max(...payload.map(({ id }) => id));
  }
}
