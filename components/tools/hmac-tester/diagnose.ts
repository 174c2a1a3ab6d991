import { digest, fromBase64, fromHex, hmac, toHex, type HashName } from './hash.ts';
import { english, type Translate } from '../kit/translate.ts';

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

/** A wrong way to compute the hash: the resulting bytes, and the message for it. */
type Suspect = { readonly bytes: () => Promise<Uint8Array>; readonly message: string };

function* suspects({ key, identifier, other = '' }: Secret, t: Translate): Generator<Suspect> {
  const keyed = (message: string, text: string): Suspect => ({ bytes: () => hmac(key, message), message: text });
  const plain = (text: string, message: string): Suspect => ({ bytes: () => digest(text), message });
  const otherKey = (bytes: Uint8Array<ArrayBuffer> | undefined, message: string): Suspect[] =>
    bytes?.length ? [{ bytes: () => hmac(bytes, identifier), message }] : [];

  yield plain(
    identifier,
    t('This is a plain SHA-256 hash of the identifier, made without the key. Use HMAC with the key.'),
  );
  for (const text of [key + identifier, identifier + key, `${key}:${identifier}`, `${identifier}:${key}`])
    yield plain(
      text,
      t(
        'This is a plain SHA-256 hash of the key and the identifier joined together. HMAC is a different function: use the one that your language provides.',
      ),
    );
  yield {
    bytes: () => hmac(identifier, key),
    message: t(
      'The key and the identifier are swapped. Use the key of the channel as the key and the identifier as the message.',
    ),
  };
  if (other) {
    yield keyed(
      other,
      t('This is the hash of the other text you entered. Hash the identifier that you pass to `setUser`.'),
    );
    yield plain(
      other,
      t('This is a plain SHA-256 hash of the other text you entered. Use HMAC with the key, and hash the identifier.'),
    );
  }
  for (const ending of ['\n', '\r\n', ' '])
    yield keyed(
      identifier + ending,
      t(
        'A line break or a space was hashed with the identifier. Remove it first; in a shell, print the text with `printf`.',
      ),
    );
  if (identifier !== identifier.trim())
    yield keyed(
      identifier.trim(),
      t(
        'The identifier you entered has spaces at its ends, and the one that was hashed has none. Both must be the same text.',
      ),
    );
  for (const quoted of [JSON.stringify(identifier), `'${identifier}'`])
    yield keyed(quoted, t('Quotation marks were hashed with the identifier. Hash the text without them.'));
  for (const cased of [identifier.toLowerCase(), identifier.toUpperCase()])
    if (cased !== identifier)
      yield keyed(
        cased,
        t('The identifier was hashed with different capitalization. Hash exactly the text that you pass to `setUser`.'),
      );
  const number = Number(identifier);
  if (identifier.trim() !== '' && Number.isFinite(number))
    for (const text of [String(number), number.toFixed(1), number.toFixed(2)])
      if (text !== identifier)
        yield keyed(
          text,
          t(
            'The number was turned into {text} before it was hashed. Hash exactly the text that you pass to `setUser`.',
            { text },
          ),
        );
  yield keyed('', t("An empty text was hashed. The identifier wasn't set when the hash was made."));
  for (const text of ['undefined', 'null', 'None', 'nil', '[object Object]'])
    yield keyed(
      text,
      t("The text {text} was hashed. The identifier wasn't set, or wasn't text, when the hash was made.", { text }),
    );
  yield* otherKey(fromHex(key), t('The key was decoded from hexadecimal first. Use its characters as they are.'));
  yield* otherKey(fromBase64(key), t('The key was decoded from Base64 first. Use its characters as they are.'));
  for (const text of [`${key}\n`, ` ${key}`, `${key} `, key.trim(), `"${key}"`])
    if (text !== key && text)
      yield {
        bytes: () => hmac(text, identifier),
        message: t('The key had a space, a line break or quotation marks around it. Remove them.'),
      };
  for (const hash of ['SHA-1', 'SHA-384', 'SHA-512'] as HashName[]) {
    yield { bytes: () => hmac(key, identifier, hash), message: t('This is HMAC with {hash}. Use SHA-256.', { hash }) };
    yield {
      bytes: () => digest(identifier, hash),
      message: t('This is a plain {hash} hash of the identifier. Use HMAC with SHA-256 and the key.', { hash }),
    };
  }
}

const same = (a: Uint8Array, b: Uint8Array | undefined): boolean =>
  b !== undefined && a.length === b.length && a.every((byte, index) => byte === b[index]);

/** The encoding of the bytes, if it is wrong; undefined for lower-case hex. */
const wrongForm = (pasted: string): 'uppercase' | 'Base64' | undefined =>
  /^[0-9a-f]+$/.test(pasted) ? undefined : fromHex(pasted) ? 'uppercase' : 'Base64';

function unknownHash(pasted: string, t: Translate): string {
  const count = pasted.length;
  if (!fromHex(pasted))
    return t("This isn't a hexadecimal hash. An identifier hash has 64 characters, 0 to 9 and a to f.");
  const algorithm = { 32: 'MD5', 40: 'SHA-1', 96: 'SHA-384', 128: 'SHA-512' }[count];
  if (algorithm)
    return t(
      'A hash of {count} characters is usually {algorithm}. An identifier hash has 64 characters: HMAC with SHA-256.',
      { count, algorithm },
    );
  if (count !== 64)
    return t(
      {
        one: "The hash has {count} character instead of 64. It was cut off, or it isn't a hash.",
        other: "The hash has {count} characters instead of 64. It was cut off, or it isn't a hash.",
      },
      { count },
    );
  return t(
    'The hash has the right form but was made from something else: another identifier or the key of another channel. Compare both with what your server uses.',
  );
}

/**
 * Compares a hash with the correct one and says what went wrong when it was made, by trying the usual mistakes. Nothing leaves the
 * page.
 * @param pasted the hash from the server; outer spaces and a prefix such as `sha256=` are removed and reported
 */
export async function diagnoseHash(secret: Secret, pasted: string, t: Translate = english): Promise<Diagnosis> {
  const hash = pasted.trim().replace(/^sha256=/i, '');
  const right = await hmac(secret.key, secret.identifier);
  const wrong = (message: string): Diagnosis => ({ correct: false, message });
  if (hash === toHex(right)) {
    if (pasted === hash) return { correct: true, message: t('The hash is right. Send it as `identifier_hash`.') };
    return wrong(
      t(
        /^\s*sha256=/i.test(pasted)
          ? 'The hash is right, but it starts with `sha256=`. Send only the hash.'
          : 'The hash is right, but it has a space or a line break around it. Remove it.',
      ),
    );
  }
  const bytes = [fromHex(hash), fromBase64(hash)];
  const has = (candidate: Uint8Array): boolean => bytes.some((one) => same(candidate, one));
  const form = wrongForm(hash);
  if (has(right))
    return wrong(
      t(
        form === 'uppercase'
          ? 'The hash is right, but it is in uppercase. Convert it to lowercase.'
          : 'The hash is right, but it is in Base64. Encode it as hexadecimal.',
      ),
    );
  const also =
    form &&
    t(
      form === 'uppercase'
        ? 'It is also in uppercase. Convert it to lowercase.'
        : 'It is also in Base64. Encode it as hexadecimal.',
    );
  for (const suspect of suspects(secret, t)) {
    if (!has(await suspect.bytes())) continue;
    return wrong(also ? `${suspect.message} ${also}` : suspect.message);
  }
  if (/^[0-9a-f]{8,63}$/i.test(hash) && toHex(right).startsWith(hash.toLowerCase()))
    return wrong(t('The hash is cut off after {count} characters. All 64 are needed.', { count: hash.length }));
  return wrong(unknownHash(hash, t));
}
