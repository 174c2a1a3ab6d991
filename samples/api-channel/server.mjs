import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { deliver } from './deliver.mjs';

const MAX_BYTES = 5_000_000;
const DELIVERY_MS = 4_000; // The platform waits 5 seconds for the response.

export function isGenuine(headers, body, secret, now = Date.now()) {
  const timestamp = headers.get('X-%Slug%-Timestamp') ?? '';
  const age = Math.abs(now / 1000 - Number(timestamp));
  if (!timestamp || !(age < 300)) return false;

  const hash = createHmac('sha256', secret).update(`${timestamp}.`).update(body);
  const expected = Buffer.from(`sha256=${hash.digest('hex')}`);
  const given = Buffer.from(headers.get('X-%Slug%-Signature') ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Gives up in time to tell the platform. */
async function inTime(send, message) {
  const signal = AbortSignal.timeout(DELIVERY_MS);
  const late = new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The delivery took too long.')));
  });
  await Promise.race([send(message, signal), late]);
}

export function createReceiver({ secret, deliver: send }) {
  if (!secret) throw new Error('CHANNEL_SECRET is not set.');
  const done = new Set(); // IDs that were delivered. Keep them in your database.
  const failed = new Set(); // IDs that an agent may send again. Keep them too.
  const running = new Set();

  function wanted(event) {
    if (event.message_type !== 'outgoing' || event.private) return false;
    if (done.has(event.id) || running.has(event.id)) return false;
    if (event.event === 'message_created') return true;
    // The agent's retry button: the platform removes the error of the message.
    const { external_error: error, deleted } = event.content_attributes ?? {};
    return event.event === 'message_updated' && failed.has(event.id) && !error && !deleted;
  }

  async function handle(event) {
    if (!event || !wanted(event)) return;
    running.add(event.id);
    try {
      await inTime(send, {
        id: event.id,
        conversationId: event.conversation.id,
        sourceId: event.conversation.contact_inbox.source_id,
        text: event.content ?? '', // Null if the agent sent only files.
        files: (event.attachments ?? []).map((file) => file.data_url),
      });
      done.add(event.id);
      failed.delete(event.id);
    } catch (error) {
      failed.add(event.id);
      throw error;
    } finally {
      running.delete(event.id);
    }
  }

  return createServer(async (request, response) => {
    const respond = (status, headers = {}) => response.writeHead(status, headers).end();
    try {
      const body = await readBody(request);
      if (!body) return respond(413, { Connection: 'close' });
      if (!isGenuine(new Headers(request.headers), body, secret)) return respond(401);

      let event;
      try {
        event = JSON.parse(body);
      } catch {
        return respond(400);
      }
      await handle(event);
      return respond(200);
    } catch (error) {
      console.error(error);
      // The agent sees the message as failed and can send it again.
      return respond(500);
    }
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  createReceiver({ secret: process.env.CHANNEL_SECRET, deliver }).listen(8080, () => console.log('Listening on port 8080.'));
}
