import { createHash } from 'node:crypto';

/** URL of a file → what browsers compare its content with, as in an `integrity` attribute. */
export type Integrity = Readonly<Record<string, string>>;

/** SHA-256 of a text as content security policies and `integrity` attributes write it: `sha256-…`. */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/**
 * The import map of every document: what the scripts that the boot script imports have to be. Browsers without integrity in import maps
 * read it as an empty one.
 * @returns undefined when no script is listed
 */
export function importMap(integrity: Integrity): string | undefined {
  const scripts = Object.entries(integrity).filter(([url]) => url.endsWith('.js'));
  return scripts.length ? JSON.stringify({ integrity: Object.fromEntries(scripts) }) : undefined;
}
