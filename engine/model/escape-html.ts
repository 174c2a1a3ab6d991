const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML: for content and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] as string);
}

/** Escapes text for use between tags. Not safe in attribute values. */
export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** JSON for use in a `<script>` element, which it can't close. */
export const scriptJson = (value: unknown, replacer?: (key: string, value: never) => unknown): string =>
  JSON.stringify(value, replacer as never).replace(/</g, '\\u003c');

/** Browsers change or drop these characters when they read HTML: the page would not be the one that the client renders. */
export const withoutControls = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/\p{Cs}/gu, '\ufffd');
