/** Your own code: reach the customer, or throw. Also gets the message's `id`. */
export async function deliver({ conversationId, sourceId, text, files }, signal) {
  console.log('to', conversationId, sourceId, text, files);
}
