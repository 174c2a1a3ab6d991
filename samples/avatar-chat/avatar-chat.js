const inbox = '%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>';

async function post(path, body) {
  const response = await fetch(inbox + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: status ${response.status}`);
  return response.json();
}

// Resolves when the subscription is confirmed. An unknown token gets no confirmation.
function subscribe(token, onMessage, onEnd) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket('wss://%app-host%/cable');
    const identifier = JSON.stringify({
      channel: 'RoomChannel',
      pubsub_token: token,
    });
    const timer = setTimeout(() => {
      reject(new Error('No confirmation within 10 seconds: check the token'));
      socket.close();
    }, 10_000);

    socket.addEventListener('message', ({ data }) => {
      let frame;
      try {
        frame = JSON.parse(data);
      } catch {
        return; // One bad frame ends nothing.
      }
      if (frame.type === 'welcome') {
        socket.send(JSON.stringify({ command: 'subscribe', identifier }));
      }
      if (frame.type === 'confirm_subscription') {
        clearTimeout(timer);
        resolve(socket);
      }
      // A ping carries a number where an event carries an object.
      if (frame.message?.event === 'message.created') {
        onMessage(frame.message.data);
      }
    });
    socket.addEventListener('close', () => {
      clearTimeout(timer);
      reject(new Error('The connection was closed before it was confirmed'));
      onEnd();
    });
  });
}

// person: { id, hash, name, world, room, language }
// show: (text) => void; onEnd: called when the connection ends
export async function startChat(person, show, onEnd) {
  const contact = await post('/contacts', {
    identifier: person.id,
    identifier_hash: person.hash,
    name: person.name,
    custom_attributes: { world: person.world, language: person.language },
  });
  const conversations = `/contacts/${contact.source_id}/conversations`;
  const conversation = await post(conversations, {
    custom_attributes: { room: person.room },
  });

  const socket = await subscribe(
    contact.pubsub_token,
    (message) => {
      if (message.conversation_id !== conversation.id) return;
      // 1: an agent or the assistant, 3: a greeting.
      if (![1, 3].includes(message.message_type)) return;
      // A message that consists of files has no text.
      show(message.content ?? 'We sent you a file. Open the chat in a browser.');
    },
    onEnd,
  );

  return {
    send: (text) =>
      post(`${conversations}/${conversation.id}/messages`, { content: text }),
    leave: () => socket.close(),
  };
}
