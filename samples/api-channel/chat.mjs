/**
 * Opens the chat of one person and returns what the screen needs.
 * `person`: null for an unknown visitor, or `{ identifier, identifier_hash,
 * name, email }` from your server. `storage` is localStorage in a browser.
 */
export async function openChat({
  baseUrl,
  inbox,
  inboxId,
  person,
  storage,
  onMessage,
  onError = (error) => console.warn(error.message),
  pollMs = 5_000, // 0: you call look() yourself, for example on live events.
}) {
  const root = `${baseUrl}/public/api/v1/inboxes/${inbox}`;
  // Each person has their own entry, so nobody sees someone else's chat.
  const key = `chat:${inbox}:${person?.identifier ?? 'visitor'}`;

  async function call(method, path, data) {
    const response = await fetch(root + path, {
      method,
      headers: data ? { 'Content-Type': 'application/json' } : {},
      body: data ? JSON.stringify(data) : undefined,
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (!response.ok) {
      const error = new Error(`${method} ${path}: ${response.status}`);
      throw Object.assign(error, { status: response.status });
    }
    return text ? JSON.parse(text) : undefined;
  }

  async function createContact() {
    const made = await call('POST', '/contacts', person ?? {});
    // Creating a contact checks the hash, changing it stores the proof.
    if (person?.identifier_hash) await call('PATCH', `/contacts/${made.source_id}`, person);
    storage.setItem(key, JSON.stringify(made));
    return made;
  }

  async function openConversation({ source_id: sourceId }) {
    const path = `/contacts/${sourceId}/conversations`;
    const list = await call('GET', path);
    // A verified person also sees conversations of other channels, so skip those.
    const open = list.find(({ inbox_id, status }) => inbox_id === inboxId && status !== 'resolved');
    const { id } = open ?? (await call('POST', path, {}));
    return `${path}/${id}`;
  }

  let contact = JSON.parse(storage.getItem(key) ?? 'null') ?? (await createContact());
  let conversation;
  try {
    conversation = await openConversation(contact);
  } catch (error) {
    if (error.status !== 404) throw error;
    contact = await createContact(); // The stored contact was deleted.
    conversation = await openConversation(contact);
  }

  const shown = new Set(); // IDs: a message may come live and be fetched too.
  function show(message) {
    if (shown.has(message.id)) return;
    shown.add(message.id);
    onMessage(message);
  }

  let last = 0; // Everything up to here was fetched.
  async function look() {
    let list = await call('GET', `${conversation}/messages`);
    // After a pause there may be more than the 20 messages of one response.
    while (last && list.length > 0 && list[0].id > last) {
      const earlier = await call('GET', `${conversation}/messages?before=${list[0].id}`);
      if (earlier.length === 0) break;
      list = [...earlier, ...list];
    }
    list.forEach(show);
    last = Math.max(last, list.at(-1)?.id ?? 0);
  }

  let timer;
  let stopped = false;
  let failures = 0;
  async function poll() {
    try {
      await look();
      failures = 0;
    } catch (error) {
      failures += 1;
      onError(error);
    }
    const wait = Math.min(60_000, pollMs * 2 ** failures);
    if (!stopped) timer = setTimeout(poll, wait);
  }

  function stop() {
    stopped = true;
    clearTimeout(timer);
  }

  if (pollMs) poll();
  return {
    contact,
    look,
    show, // For a message that came over the websocket.
    stop,
    /** Rejects if the message was not stored: keep the text and offer to send it again. */
    send: (content) => call('POST', `${conversation}/messages`, { content, echo_id: crypto.randomUUID() }),
    seen: () => call('POST', `${conversation}/update_last_seen`),
    /** At sign-out. A proven person finds the conversation again. */
    forget() {
      stop();
      storage.removeItem(key);
    },
  };
}
