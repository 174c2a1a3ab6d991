import type { Fact } from '../fact.schema.ts';

/** Text as inline code, with double backticks if the text contains one. */
export function code(value: string): string {
  return value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``;
}

/** `Ctrl+K` as two keys. */
export const keyCaps = (keys: string): string => keys.replace(/[^+]+/g, '<kbd>$&</kbd>');

/** `a`, `b` or `c`, each as code. */
export function codeList(values: readonly (string | number)[], last = 'or'): string {
  const codes = values.map((value) => code(String(value)));
  return codes.length < 2 ? codes.join('') : `${codes.slice(0, -1).join(', ')} ${last} ${codes.at(-1)}`;
}

/** The default of a fact: a literal as code, words as they are, `required` for what must be given, `none` for nothing. */
export function defaultCell(fact: Pick<Fact, 'default' | 'defaultNote' | 'required'>): string {
  if (fact.defaultNote !== undefined) return fact.defaultNote;
  if (fact.default === '') return code('""');
  if (fact.default !== undefined && fact.default !== null) return code(String(fact.default));
  return fact.required ? 'required' : 'none';
}

/** The accepted values when they are named, else the type. Plain words (`object: the message`) are not set as code. */
export function typeCell(fact: Pick<Fact, 'type' | 'values'>): string {
  if (fact.values) return codeList(fact.values);
  return /^[\w|<>[\] ]+$/.test(fact.type) && !/ (of|with|and|to) /.test(fact.type) ? code(fact.type) : fact.type;
}

/** The meaning, followed by the release it came with. */
export function meaningCell(fact: Pick<Fact, 'meaning' | 'since'>): string {
  return fact.since === undefined ? fact.meaning : `${fact.meaning} Since release ${fact.since}.`;
}

/** Name of a row for its anchor: without brand tokens, placeholders and characters that anchors can't contain. */
export function rowKey(name: string): string {
  const key = name
    .replace(/%(slug|Slug|SLUG|app-url|app-host)%/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}_.]+/gu, '-')
    .replace(/^[-_.]+|[-_.]+$/g, '');
  return key || 'row';
}
