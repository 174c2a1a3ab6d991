/** Hash functions of WebCrypto that a server may use by mistake. */
export type HashName = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * HMAC of a message. Browsers offer WebCrypto only on HTTPS and localhost; elsewhere the promise is rejected.
 * @param key text (its UTF-8 bytes are the key) or bytes; not empty
 */
export async function hmac(
  key: string | Uint8Array<ArrayBuffer>,
  message: string,
  hash: HashName = 'SHA-256',
): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey(
    'raw',
    typeof key === 'string' ? utf8(key) : key,
    { name: 'HMAC', hash },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, utf8(message)));
}

/** Hash of a text without a key. */
export const digest = async (text: string, hash: HashName = 'SHA-256'): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(hash, utf8(text)));

/** Lower-case hexadecimal, the form of `identifier_hash`. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes hexadecimal text; undefined when it is invalid. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Decodes Base64 or Base64url text; undefined when it is invalid. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}
