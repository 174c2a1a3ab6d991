const url = '%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>/contacts/<SOURCE_ID>/conversations/<CONVERSATION_ID>/messages';

const response = await fetch(url, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    content: 'The gate stays closed.',
    echo_id: 'draft-1',
  }),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);

const message = await response.json();
console.log(message.id);
