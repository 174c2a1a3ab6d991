const url = '%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>/contacts';

const response = await fetch(url, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ name: 'Priya', email: 'priya@example.com' }),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);

const contact = await response.json();
console.log(contact.source_id); // Keep it on the device.
