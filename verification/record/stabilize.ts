import { tokens } from './send.ts';

/** The moment that stands for “during the recording”: later than everything in `seed.rb`. */
const now = Date.UTC(2026, 0, 2, 9);

/** Keys whose value is random where the seed gives none, and the placeholder that replaces it. */
const secrets: Readonly<Record<string, string>> = {
  access_token: '<ACCESS_TOKEN>',
  pubsub_token: '<PUBSUB_TOKEN>',
  website_token: '<WEBSITE_TOKEN>',
  hmac_token: '<HMAC_TOKEN>',
  inbox_identifier: '<INBOX_IDENTIFIER>',
  identifier_token: '<INBOX_IDENTIFIER>',
  secret: '<SECRET>',
  webhook_secret: '<SECRET>',
  hmac_identifier: '<HMAC_IDENTIFIER>',
  reset_password_token: '<TOKEN>',
};

/** What differs between two runs of the same requests and says nothing. */
export interface Surroundings {
  /** Address of the installation. */
  readonly url: string;
  /** Address that webhooks and bots of the seed are sent to. */
  readonly receiver: string;
  /** When the recording began, in milliseconds. */
  readonly began: number;
  /** Random values that occur inside texts, and what replaces each. */
  readonly random?: Readonly<Record<string, string>>;
}

/**
 * Replaces addresses, tokens, random IDs and the time of the recording, so that two recordings of the same answers are equal.
 * One function serves all answers of an operation: an ID that occurs twice gets one number.
 */
export function stabilizer({ url, receiver, began, random = {} }: Surroundings): (value: unknown) => unknown {
  const uuids = new Map<string, string>();
  const isNow = (milliseconds: number): boolean => milliseconds >= began - 2000 && milliseconds <= Date.now() + 2000;

  const stableText = (text: string): string => {
    let result = text.replaceAll(receiver, 'https://hooks.example.com').replaceAll(url, '{app-url}');
    for (const { token, placeholder } of Object.values(tokens)) {
      if (token !== 'wrong') result = result.replaceAll(token, placeholder);
    }
    for (const [value, replacement] of Object.entries(random)) result = result.replaceAll(value, replacement);
    return (
      result
        .replaceAll(/pubsub-(alex|jonas|lena)/g, '<PUBSUB_TOKEN>')
        .replaceAll(/(?<=(reset_password|confirmation)_token=)[\w-]+/g, '<TOKEN>')
        .replaceAll(/\b[A-Z][a-z]{2} \d\d, \d\d:\d\d [AP]M/g, (time) => {
          const day = new Date().toLocaleDateString('en-US', { month: 'short', day: '2-digit' });
          return time.startsWith(day) ? 'Jan 02, 10:00 AM' : time;
        })
        .replaceAll('website-token-11', '<WEBSITE_TOKEN>')
        // A contact without a name gets a random one.
        .replace(/^[a-z]+-[a-z]+-\d{1,3}$/, 'quiet-river-512')
        .replaceAll(/(?<=sso_auth_token=)\w+/g, '<SSO_TOKEN>')
        .replaceAll(/(?<=\/rails\/active_storage\/[\w/]+\/)[\w=-]+(?:--|%2D%2D)[\da-f]+/g, '<SIGNED_ID>')
        .replaceAll(
          /(?<=\/rails\/active_storage\/representations\/redirect\/<SIGNED_ID>\/)[\w=-]+(?:--|%2D%2D)[\da-f]+/g,
          '<VARIATION>',
        )
        .replaceAll(/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, (uuid) => stableUuid(uuids, uuid))
        .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?( UTC|Z)/g, (time, fraction?: string, zone = 'Z') => {
          if (!isNow(Date.parse(time.replace(' UTC', 'Z').replace(' ', 'T')))) return time;
          const separator = time.includes('T') ? 'T' : ' ';
          return (
            new Date(now).toISOString().slice(0, 19).replace('T', separator) +
            (fraction ? `.${'0'.repeat(fraction.length - 1)}` : '') +
            zone
          );
        })
    );
  };

  const stableNumber = (value: number): number => {
    if (isNow(value * 1000)) return Number.isInteger(value) ? now / 1000 : now / 1000 + 0.5;
    return isNow(value) ? now : value;
  };

  const stable = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') {
      if (/^\d{10}(\d{3})?$/.test(value)) return String(stableNumber(Number(value)));
      if (key === 'identifier' && /^[A-Za-z1-9]{24}$/.test(value)) return '<INBOX_IDENTIFIER>';
      const placeholder = secrets[key];
      return placeholder && value !== '' ? placeholder : stableText(value);
    }
    if (typeof value === 'number') return stableNumber(value);
    if (Array.isArray(value)) return value.map((item) => stable(item, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [stableText(name), stable(item, name)]));
  };
  return (value) => stable(value);
}

/** IDs of the seed stay; any other gets the next number. */
function stableUuid(uuids: Map<string, string>, uuid: string): string {
  if (/-0000-4000-8000-|-4a2b-9c1d-0000000000|^5f3c9a1e-/.test(uuid)) return uuid;
  const existing = uuids.get(uuid);
  if (existing) return existing;
  const replacement = `00000000-0000-4000-9000-${String(uuids.size + 1).padStart(12, '0')}`;
  uuids.set(uuid, replacement);
  return replacement;
}
