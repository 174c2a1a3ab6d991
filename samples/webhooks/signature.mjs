import { createHmac, timingSafeEqual } from 'node:crypto';

const tolerance = 300; // seconds

/** `body` is a Buffer or a string, `now` in unix seconds. */
export function isGenuine(body, timestamp, signature, secret, now) {
  if (!secret) throw new Error('The webhook secret is missing.');
  if (!/^\d+$/.test(timestamp ?? '')) return false;
  const age = (now ?? Date.now() / 1000) - Number(timestamp);
  if (Math.abs(age) > tolerance) return false;

  const hmac = createHmac('sha256', secret);
  hmac.update(`${timestamp}.`).update(body);
  const expected = Buffer.from(`sha256=${hmac.digest('hex')}`);
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
