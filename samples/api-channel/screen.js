import { openChat } from './chat.mjs';

// From your server: identifier, identifier_hash, name, email. Null for a visitor.
const person = await fetch('/api/chat-person').then((response) => {
  if (!response.ok) throw new Error(`The server returned ${response.status}.`);
  return response.json();
});

const chat = await openChat({
  baseUrl: '%app-url%',
  inbox: '<INBOX_IDENTIFIER>',
  inboxId: 7, // Number of the channel.
  person,
  storage: localStorage,
  onMessage: (message) => showMessage(message),
});

async function onSubmit(text) {
  try {
    await chat.send(text);
  } catch {
    offerToSendAgain(text); // Nothing was stored, or the response got lost.
  }
}

function onSignOut() {
  chat.forget();
}
