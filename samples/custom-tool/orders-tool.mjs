import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const toolToken = process.env.TOOL_TOKEN;
if (!toolToken) throw new Error('Set TOOL_TOKEN before you start the service.');

// Put your shop's database here. The code is random, and printed on the invoice.
const orders = new Map([
  ['AB-1042', { code: '7K2M-9QXT', status: 'on its way', expected: 'Thursday' }],
]);

// Wrong codes for each order number in the last hour.
const wrong = new Map();
setInterval(() => wrong.clear(), 3_600_000).unref();

const digest = (text) => createHash('sha256').update(text).digest();
const isSame = (given, wanted) => timingSafeEqual(digest(given), digest(wanted));

function lookUp(query) {
  const number = (query.get('number') ?? '').trim().toUpperCase();
  const code = (query.get('code') ?? '').trim().toUpperCase();
  // The form of your order numbers: here two letters, a hyphen and four digits.
  if (!/^[A-Z]{2}-\d{4}$/.test(number)) return { result: 'not_an_order_number' };

  const misses = wrong.get(number) ?? 0;
  if (misses >= 5) return { result: 'too_many_tries' };
  const order = orders.get(number);
  if (!order || !isSame(code, order.code)) {
    wrong.set(number, misses + 1);
    return { result: 'no_match' };
  }
  return { result: 'found', number, status: order.status, expected: order.expected };
}

createServer((request, response) => {
  const send = (status, body) => {
    console.log(status, body.result ?? body.error);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  try {
    const given = request.headers.authorization ?? '';
    if (!isSame(given, `Bearer ${toolToken}`)) return send(401, { error: 'unauthorized' });
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname !== '/order-status') return send(404, { error: 'not found' });
    return send(200, lookUp(url.searchParams));
  } catch (error) {
    console.error(error);
    return send(500, { error: 'failed' });
  }
}).listen(Number(process.env.PORT ?? 8080));
