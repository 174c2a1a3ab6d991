import { createHash } from 'node:crypto';

/** URL of a file → hash that browsers compare its content with, as in an `integrity` attribute. */
export type Integrity = Readonly<Record<string, string>>;

/** SHA-256 of a text in the notation of content security policies and `integrity` attributes: `sha256-…`. */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/**
 * An import map with the integrity of scripts: of every document, for those that the boot script imports, and of
 * `engine/client/integrity-list.ts` for those that load later. Browsers that don't support integrity in import maps read it as an empty
 * map.
 * @returns undefined when no script is listed
 */
export function importMap(integrity: Integrity): string | undefined {
  const scripts = Object.entries(integrity).filter(([url]) => url.endsWith('.js'));
  return scripts.length ? JSON.stringify({ integrity: Object.fromEntries(scripts) }) : undefined;
}
