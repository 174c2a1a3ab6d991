const url = '%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>/contacts/<SOURCE_ID>/conversations';

const response = await fetch(url, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ custom_attributes: { screen: 'checkout' } }),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);

const conversation = await response.json();
console.log(conversation.id);
