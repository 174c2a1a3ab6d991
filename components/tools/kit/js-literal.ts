/** A value that can be written as a JavaScript literal. */
export type Literal = string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal };

const identifier = /^[A-Za-z_$][\w$]*$/;

/** A text in single quotes that is safe in `<script>`: closing tags and comments in it can't end the script. */
function quote(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/'/g, "\\'")
    .replace(/<(?=[/!])/g, '\\x3C')
    .replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
  return `'${escaped}'`;
}

/**
 * Writes a value as JavaScript source: single quotes, unquoted keys where possible, two spaces per level.
 * @param indent spaces before the lines after the first
 */
export function jsLiteral(value: Literal, indent = 0): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = ' '.repeat(indent + 2);
  const end = `\n${' '.repeat(indent)}`;
  if (Array.isArray(value)) {
    const items = (value as readonly Literal[]).map((item) => inner + jsLiteral(item, indent + 2));
    return items.length ? `[\n${items.join(',\n')},${end}]` : '[]';
  }
  const entries = Object.entries(value as Record<string, Literal>).map(
    ([key, item]) => `${inner}${identifier.test(key) ? key : quote(key)}: ${jsLiteral(item, indent + 2)}`,
  );
  return entries.length ? `{\n${entries.join(',\n')},${end}}` : '{}';
}
