import { createServer } from 'node:http';
import { isGenuine } from './signature.mjs';

const secret = process.env.WEBHOOK_SECRET;
if (!secret) throw new Error('Set WEBHOOK_SECRET to the secret of the webhook.');

const maxBytes = 1_000_000;
const deliveries = new Set(); // IDs of the last 10,000 deliveries

/** Your work. What it throws is logged. */
async function handle(event) {
  console.log('received', event.event, event.id);
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isRepeated(delivery) {
  if (!delivery) return false;
  if (deliveries.has(delivery)) return true;
  deliveries.add(delivery);
  if (deliveries.size > 10_000) deliveries.delete(deliveries.values().next().value);
  return false;
}

/** The event, or undefined when there is nothing to handle. */
async function receive(request, response) {
  const body = await readBody(request);
  const headers = new Headers(request.headers);
  const timestamp = headers.get('X-%Slug%-Timestamp');
  const signature = headers.get('X-%Slug%-Signature');
  if (!isGenuine(body, timestamp, signature, secret)) {
    response.writeHead(401).end();
    return undefined;
  }
  const event = JSON.parse(body);
  response.writeHead(204).end();
  return isRepeated(headers.get('X-%Slug%-Delivery')) ? undefined : event;
}

createServer((request, response) => {
  receive(request, response)
    .then((event) => event && handle(event))
    .catch((error) => {
      console.error(error);
      // The rest of a large body is not read, so the connection has to close.
      if (!response.headersSent) response.writeHead(400, { Connection: 'close' }).end();
    });
}).listen(process.env.PORT ?? 8080);
