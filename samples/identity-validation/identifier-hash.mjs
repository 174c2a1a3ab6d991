import { createHmac } from 'node:crypto';

export function identifierHash(identifier, key) {
  if (!key) throw new Error('CHAT_IDENTITY_KEY is not set.');
  if (identifier === undefined || identifier === null || identifier === '') {
    throw new Error('There is no identifier to sign.');
  }
  return createHmac('sha256', key).update(String(identifier)).digest('hex');
}

console.log(identifierHash('user-42', process.env.CHAT_IDENTITY_KEY));
