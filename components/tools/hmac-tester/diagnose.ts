import { digest, fromBase64, fromHex, hmac, toHex, type HashName } from './hash.ts';

export type Secret = {
  readonly key: string;
  readonly identifier: string;
  /** Another text that may have been hashed by mistake, such as the email address. */
  readonly other?: string;
};

export type Diagnosis = {
  readonly correct: boolean /** What happened and what to do, in full sentences. */;
  readonly message: string;
};

/** A wrong way to make the hash: the bytes it gives, and how to say so. */
type Suspect = { readonly bytes: () => Promise<Uint8Array>; readonly message: string };

function* suspects({ key, identifier, other = '' }: Secret): Generator<Suspect> {
  const keyed = (message: string, text: string): Suspect => ({ bytes: () => hmac(key, message), message: text });
  const plain = (text: string, message: string): Suspect => ({ bytes: () => digest(text), message });
  const otherKey = (bytes: Uint8Array<ArrayBuffer> | undefined, message: string): Suspect[] =>
    bytes?.length ? [{ bytes: () => hmac(bytes, identifier), message }] : [];

  yield plain(identifier, 'This is a plain SHA-256 of the identifier, made without the key. Use HMAC with the key.');
  for (const text of [key + identifier, identifier + key, `${key}:${identifier}`, `${identifier}:${key}`])
    yield plain(
      text,
      'This is a plain SHA-256 of key and identifier joined together. HMAC is a function of its own: use the one of your language.',
    );
  yield {
    bytes: () => hmac(identifier, key),
    message:
      'Key and identifier have changed places. The key of the channel is the key, the identifier is the message.',
  };
  if (other) {
    yield keyed(
      other,
      'This is the hash of the other text you gave. The message is the identifier that `setUser` gets.',
    );
    yield plain(
      other,
      'This is a plain SHA-256 of the other text you gave. Use HMAC with the key, over the identifier.',
    );
  }
  for (const ending of ['\n', '\r\n', ' '])
    yield keyed(
      identifier + ending,
      'A line break or space was hashed with the identifier. Cut it off first; in a shell, write the text with `printf`.',
    );
  if (identifier !== identifier.trim())
    yield keyed(
      identifier.trim(),
      'The identifier here has outer spaces, the hashed one has none. Both must be the same text.',
    );
  for (const quoted of [JSON.stringify(identifier), `'${identifier}'`])
    yield keyed(quoted, 'Quotes were hashed with the identifier. Hash the bare text.');
  for (const cased of [identifier.toLowerCase(), identifier.toUpperCase()])
    if (cased !== identifier)
      yield keyed(cased, 'The hashed identifier has other capitals. It must be the same text that `setUser` gets.');
  const number = Number(identifier);
  if (identifier.trim() !== '' && Number.isFinite(number))
    for (const text of [String(number), number.toFixed(1), number.toFixed(2)])
      if (text !== identifier)
        yield keyed(
          text,
          `The number was written as ${text} before it was hashed. Hash the text that \`setUser\` gets.`,
        );
  yield keyed('', 'An empty text was hashed. The identifier was not set when the hash was made.');
  for (const text of ['undefined', 'null', 'None', 'nil', '[object Object]'])
    yield keyed(
      text,
      `The text ${text} was hashed. The identifier was not set, or was no text, when the hash was made.`,
    );
  yield* otherKey(fromHex(key), 'The key was decoded from hexadecimal first. Use its characters as they are.');
  yield* otherKey(fromBase64(key), 'The key was decoded from Base64 first. Use its characters as they are.');
  for (const text of [`${key}\n`, ` ${key}`, `${key} `, key.trim(), `"${key}"`])
    if (text !== key && text)
      yield {
        bytes: () => hmac(text, identifier),
        message: 'The key had a space, a line break or quotes around it. Cut them off.',
      };
  for (const hash of ['SHA-1', 'SHA-384', 'SHA-512'] as HashName[]) {
    yield { bytes: () => hmac(key, identifier, hash), message: `This is HMAC with ${hash}. Use SHA-256.` };
    yield {
      bytes: () => digest(identifier, hash),
      message: `This is a plain ${hash} of the identifier. Use HMAC with SHA-256 and the key.`,
    };
  }
}

const same = (a: Uint8Array, b: Uint8Array | undefined): boolean =>
  b !== undefined && a.length === b.length && a.every((byte, index) => byte === b[index]);

/** How the right bytes were written, when not as asked for; undefined for lower-case hex. */
function wrongForm(pasted: string): string | undefined {
  if (/^[0-9a-f]+$/.test(pasted)) return undefined;
  if (fromHex(pasted)) return 'is written in capitals. Turn it into lower case.';
  return 'is written as Base64. Write it as hexadecimal.';
}

function unknownHash(pasted: string): string {
  if (!fromHex(pasted))
    return 'This is no hash in hexadecimal. An identifier hash has 64 characters, 0 to 9 and a to f.';
  const algorithm = { 32: 'MD5', 40: 'SHA-1', 96: 'SHA-384', 128: 'SHA-512' }[pasted.length];
  if (algorithm)
    return `A hash of ${pasted.length} characters is ${algorithm}. An identifier hash has 64 characters: HMAC with SHA-256.`;
  if (pasted.length !== 64) return `The hash has ${pasted.length} characters instead of 64. It was cut off or is none.`;
  return 'The hash has the right form but belongs to something else: another identifier, or the key of another channel. Compare both with what your server uses.';
}

/**
 * Compares a hash with the right one and says what went wrong when it made it. Tries the usual slips; nothing leaves the page.
 * @param pasted the hash as the server made it; outer spaces and a prefix such as `sha256=` are taken off, and reported
 */
export async function diagnoseHash(secret: Secret, pasted: string): Promise<Diagnosis> {
  const hash = pasted.trim().replace(/^sha256=/i, '');
  const right = await hmac(secret.key, secret.identifier);
  const wrong = (message: string): Diagnosis => ({ correct: false, message });
  if (hash === toHex(right)) {
    if (pasted === hash) return { correct: true, message: 'The hash is right. Send it as `identifier_hash`.' };
    return wrong(
      /^\s*sha256=/i.test(pasted)
        ? 'The hash is right, but `sha256=` stands before it. Send the hash alone.'
        : 'The hash is right, but has a space or line break around it. Cut it off.',
    );
  }
  const bytes = [fromHex(hash), fromBase64(hash)];
  const has = (made: Uint8Array): boolean => bytes.some((one) => same(made, one));
  if (has(right)) return wrong(`The hash is right, but ${wrongForm(hash) ?? 'is written in another way.'}`);
  for (const suspect of suspects(secret)) {
    if (!has(await suspect.bytes())) continue;
    const form = wrongForm(hash);
    return wrong(form ? `${suspect.message} It also ${form}` : suspect.message);
  }
  if (/^[0-9a-f]{8,63}$/i.test(hash) && toHex(right).startsWith(hash.toLowerCase()))
    return wrong(`The hash is cut off after ${hash.length} characters. All 64 are needed.`);
  return wrong(unknownHash(hash));
}
