const code =
  /(^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\2[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`))/m;

/** Changes a text outside of code: fenced blocks and spans in backticks stay as they are. */
export function outsideCode(text: string, change: (part: string) => string): string {
  let rest = text;
  let changed = '';
  for (let match = code.exec(rest); match; match = code.exec(rest)) {
    changed += change(rest.slice(0, match.index)) + match[0];
    rest = rest.slice(match.index + match[0].length);
  }
  return changed + change(rest);
}
