import { connect } from './live.mjs';

export function live(chat) {
  return connect({
    url: 'wss://%app-host%/cable',
    subscriber: () => ({ pubsub_token: chat.contact.pubsub_token }),
    onReady: () => chat.look(), // Fetches what was missed.
    onEvent: (event, data) => {
      if (event === 'message.created') chat.show(data);
      if (event === 'conversation.typing_on') console.log('Somebody is typing.');
    },
  });
}
