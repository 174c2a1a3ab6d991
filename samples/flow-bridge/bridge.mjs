function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} before you start the bridge.`);
  return value;
}
const botToken = setting('BOT_ACCESS_TOKEN');
const startUrl = setting('START_CHAT_URL');

const sessions = new Map(); // conversation → session of the flow
const queues = new Map(); // conversation → work that is under way

async function post(url, body, headers) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  if (response.ok) return response.json();
  throw Object.assign(new Error(`${url}: HTTP ${response.status}`), { status: response.status });
}

/** Starts the flow, or passes an answer to it. */
async function talk(key, answer) {
  const options = { textBubbleContentFormat: 'markdown' };
  const session = sessions.get(key);
  if (session) {
    try {
      return await post(`{viewer-url}/api/v1/sessions/${session}/continueChat`, { message: answer, ...options });
    } catch (error) {
      if (error.status !== 404) throw error; // 404: the session is over, start again
    }
  }
  const reply = await post(startUrl, options);
  sessions.set(key, reply.sessionId);
  return reply;
}

/** The reply of the flow as messages of the channel. */
function toMessages({ messages, input }) {
  const texts = messages.map(({ content }) => content.markdown ?? content.url).filter(Boolean);
  if (input?.type !== 'choice input') return texts.map((content) => ({ content }));
  const items = input.items
    .filter((item) => item.content)
    .map((item) => ({ title: item.content, value: item.content }));
  const question = texts.pop() ?? 'Choose one:';
  return [
    ...texts.map((content) => ({ content })),
    { content: question, content_type: 'input_select', content_attributes: { items } },
  ];
}

/** What the customer wrote or chose, else undefined. */
function answerIn(event) {
  if (event.event === 'message_created' && event.message_type === 'incoming') return event.content ?? '';
  if (event.event === 'message_updated' && event.content_type === 'input_select')
    return event.content_attributes?.submitted_values?.[0]?.value;
  return undefined;
}

async function serve(key, path, answer) {
  const headers = { api_access_token: botToken };
  try {
    const reply = await talk(key, answer);
    for (const message of toMessages(reply)) await post(`${path}/messages`, message, headers);
    if (reply.input) return;
  } catch (error) {
    console.error(error);
  }
  // The flow has ended or failed: a person takes over.
  sessions.delete(key);
  await post(`${path}/toggle_status`, { status: 'open' }, headers);
}

export function handle(event) {
  const answer = answerIn(event);
  if (answer === undefined || event.conversation?.status !== 'pending') return undefined;
  const { account, conversation } = event;
  const key = `${account.id}/${conversation.id}`;
  const path = `{app-url}/api/v1/accounts/${account.id}/conversations/${conversation.id}`;

  // One message of a conversation after the other.
  const work = (queues.get(key) ?? Promise.resolve()).then(() => serve(key, path, answer));
  const settled = work.catch(() => undefined).then(() => queues.get(key) === settled && queues.delete(key));
  queues.set(key, settled);
  return work;
}
