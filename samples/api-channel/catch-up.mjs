import { account, call } from './client.mjs';
import { deliver } from './deliver.mjs';
import { conversations, messages } from './lists.mjs';

const inboxId = Number(process.env.INBOX_ID);
const since = Date.parse(process.argv[2]) / 1000;
if (!inboxId) throw new Error('INBOX_ID is not set.');
if (!since) throw new Error('Pass a start time, for example 2026-01-01T09:00:00Z.');

let delivered = 0;
let failed = 0;

for await (const conversation of conversations({ inbox_id: inboxId, status: 'all' })) {
  if (conversation.last_activity_at < since) break; // The others are older.

  const lost = [];
  for await (const message of messages(conversation.id)) {
    if (message.created_at < since) break;
    const reply = message.message_type === 1 && !message.private;
    if (reply && message.status === 'failed') lost.unshift(message);
  }

  for (const { id, content, attachments } of lost) {
    const path = `/api/v1/accounts/${account}/conversations/${conversation.id}/messages/${id}`;
    try {
      await deliver({
        id,
        conversationId: conversation.id,
        sourceId: conversation.last_non_activity_message.conversation.contact_inbox.source_id,
        text: content ?? '',
        files: (attachments ?? []).map((file) => file.data_url),
      });
      await call('PATCH', path, { status: 'delivered' });
      delivered += 1;
    } catch (error) {
      failed += 1;
      console.error(`Message ${id}:`, error.message); // The next run tries it again.
    }
  }
}

console.log(`${delivered} delivered, ${failed} failed.`);
