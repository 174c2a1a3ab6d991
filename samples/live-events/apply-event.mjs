/** `messages` is a Map by id. Returns true if something changed. */
export function applyEvent(messages, { event, data }) {
  switch (event) {
    case 'message.created':
    case 'message.updated':
      messages.set(data.id, { ...messages.get(data.id), ...data });
      return true;
    default:
      return false;
  }
}

export function inOrder(messages) {
  return [...messages.values()].sort((a, b) => a.id - b.id);
}
