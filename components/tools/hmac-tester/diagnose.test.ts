import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { diagnoseHash } from './diagnose.ts';
import { fromBase64, fromHex, hmac, toHex } from './hash.ts';
import { sample } from './sample.ts';

const { key, identifier } = sample;
const mac = (message = identifier, by: string | Buffer = key, algorithm = 'sha256') =>
  createHmac(algorithm, by).update(message).digest();
const sha = (text: string, algorithm = 'sha256') => createHash(algorithm).update(text).digest();
const hexOf = (bytes: Buffer): string => bytes.toString('hex');

describe('hmac', () => {
  it('agrees with RFC 4231, test case 2', async () => {
    expect(toHex(await hmac('Jefe', 'what do ya want for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
  it('agrees with the server for text beyond ASCII', async () => {
    expect(toHex(await hmac('schlüssel', 'Zoë 😀'))).toBe(hexOf(mac('Zoë 😀', 'schlüssel')));
  });
  it('computes the hash of the sample', async () => {
    expect(toHex(await hmac(key, identifier))).toBe(sample.hash);
    expect(sample.hash).toBe(hexOf(mac()));
  });
});

it('reads hex and Base64', () => {
  expect(fromHex('00ffA0')).toEqual(Uint8Array.of(0, 255, 160));
  expect(fromHex('0')).toBeUndefined();
  expect(fromHex('')).toBeUndefined();
  expect(fromBase64('-_8=')).toEqual(Uint8Array.of(251, 255));
  expect(fromBase64('*')).toBeUndefined();
});

describe('diagnoseHash', () => {
  it('accepts the right hash', async () => {
    expect(await diagnoseHash(sample, sample.hash)).toEqual({
      correct: true,
      message: expect.stringContaining('right') as string,
    });
  });

  const other = 'mara@example.com';
  it.each<[string, string, RegExp]>([
    ['base64', mac().toString('base64'), /right, but it is in Base64/],
    ['base64url', mac().toString('base64url'), /right, but it is in Base64/],
    ['capitals', hexOf(mac()).toUpperCase(), /right, but it is in uppercase/],
    ['space', ` ${hexOf(mac())}`, /right, but it has a space/],
    ['prefix', `sha256=${hexOf(mac())}`, /right, but it starts with `sha256=`/],
    ['no key', hexOf(sha(identifier)), /plain SHA-256 hash of the identifier/],
    [
      'no key, Base64',
      sha(identifier).toString('base64'),
      /plain SHA-256 hash of the identifier.* It is also in Base64/,
    ],
    ['joined', hexOf(sha(key + identifier)), /joined together/],
    ['joined the other way', hexOf(sha(identifier + key)), /joined together/],
    ['swapped', hexOf(mac(key, identifier)), /are swapped/],
    ['email', hexOf(mac(other)), /hash of the other text/],
    ['email without key', hexOf(sha(other)), /plain SHA-256 hash of the other text/],
    ['line break', hexOf(mac(`${identifier}\n`)), /line break or a space was hashed/],
    ['quotes', hexOf(mac(`"${identifier}"`)), /Quotation marks were hashed/],
    ['capitals of the identifier', hexOf(mac(identifier.toUpperCase())), /different capitalization/],
    ['undefined', hexOf(mac('undefined')), /The text undefined was hashed/],
    ['empty', hexOf(mac('')), /empty text was hashed/],
    ['key with line break', hexOf(mac(identifier, `${key}\n`)), /key had a space/],
    ['SHA-1', hexOf(mac(identifier, key, 'sha1')), /HMAC with SHA-1/],
    ['SHA-512', hexOf(mac(identifier, key, 'sha512')), /HMAC with SHA-512/],
    ['plain SHA-512', hexOf(sha(identifier, 'sha512')), /plain SHA-512/],
    ['cut off', hexOf(mac()).slice(0, 40), /cut off after 40/],
    ['MD5', hexOf(createHash('md5').update(identifier).digest()), /MD5/],
    ['another key', hexOf(mac(identifier, 'another')), /key of another channel/],
    ['another length', hexOf(mac(identifier, 'another')).slice(0, 30), /30 characters instead of 64/],
    ['no hash', 'hello', /isn't a hexadecimal hash/],
  ])('explains %s', async (_, pasted, message) => {
    const diagnosis = await diagnoseHash({ ...sample, other }, pasted);
    expect(diagnosis.message).toMatch(message);
    expect(diagnosis.correct).toBe(false);
  });

  it('recognizes numbers that were written differently', async () => {
    expect((await diagnoseHash({ key, identifier: '42' }, hexOf(mac('42.0')))).message).toMatch(/turned into 42\.0/);
    expect((await diagnoseHash({ key, identifier: '042' }, hexOf(mac('42')))).message).toMatch(/turned into 42 /);
  });

  it('recognizes a key in hexadecimal', async () => {
    const hexKey = '7d3f0a9c52e84b61a0c9d7e2';
    expect(
      (await diagnoseHash({ key: hexKey, identifier }, hexOf(mac(identifier, Buffer.from(hexKey, 'hex'))))).message,
    ).toMatch(/decoded from hexadecimal/);
  });

  it('recognizes a key in Base64', async () => {
    const encoded = Buffer.from('the key itself').toString('base64');
    expect(
      (await diagnoseHash({ key: encoded, identifier }, hexOf(mac(identifier, 'the key itself')))).message,
    ).toMatch(/decoded from Base64/);
  });
});
