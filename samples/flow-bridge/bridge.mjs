function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} before you start the bridge.`);
  return value;
}
const botToken = setting('BOT_ACCESS_TOKEN');
const startUrl = setting('START_CHAT_URL');
const goodbye = process.env.GOODBYE; // optional: how the last message begins when nobody has to take over

const sessions = new Map(); // conversation → session of the flow
const asked = new Map(); // conversation → ID of the message whose choices wait for an answer
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
      return await post(`%viewer-url%/api/v1/sessions/${session}/continueChat`, { message: answer, ...options });
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
  if (input?.type !== 'choice input' || input.options?.isMultipleChoice)
    return texts.map((content) => ({ content }));
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
function answerIn(event, key) {
  if (event.event === 'message_created' && event.message_type === 'incoming') return event.content ?? '';
  // The same message is updated again when it is read, so only the first choice counts.
  if (event.event !== 'message_updated' || event.id !== asked.get(key)) return undefined;
  return event.content_attributes?.submitted_values?.[0]?.value;
}

async function serve(key, path, answer) {
  const headers = { api_access_token: botToken };
  let status = 'open';
  try {
    const reply = await talk(key, answer);
    for (const message of toMessages(reply)) {
      const { id } = await post(`${path}/messages`, message, headers);
      if (message.content_type) asked.set(key, id);
    }
    if (reply.input) return;
    const last = reply.messages.at(-1)?.content.markdown ?? '';
    if (goodbye && last.startsWith(goodbye)) status = 'resolved';
  } catch (error) {
    console.error(error);
  }
  // The flow has ended or failed: a person takes over, unless the flow said goodbye.
  sessions.delete(key);
  await post(`${path}/toggle_status`, { status }, headers);
}

export function handle(event) {
  const { account, conversation } = event;
  if (conversation?.status !== 'pending') return undefined;
  const key = `${account.id}/${conversation.id}`;
  const answer = answerIn(event, key);
  if (answer === undefined) return undefined;
  asked.delete(key);
  const path = `%app-url%/api/v1/accounts/${account.id}/conversations/${conversation.id}`;

  // One message of a conversation after the other.
  const work = (queues.get(key) ?? Promise.resolve()).then(() => serve(key, path, answer));
  const settled = work.catch(() => undefined).then(() => queues.get(key) === settled && queues.delete(key));
  queues.set(key, settled);
  return work;
}
