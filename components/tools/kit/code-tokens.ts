/**
 * Class of a token: comment, keyword or tag, string, function or attribute, number or constant. The same letters as in highlighted
 * code blocks.
 */
export type TokenClass = 'c' | 'k' | 's' | 'f' | 'n';
export type Token = { readonly text: string; readonly class?: TokenClass };

const grammar =
  /(?<c>\/\/[^\n]*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->)|(?<f>[A-Za-z_$][\w$]*(?=\()|"(?:\\.|[^"\\\n])*"(?=:))|(?<s>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|(?<k><\/?[a-z][\w-]*|(?<=\w|'|")\/?>(?=\s|$|<)|(?<!\.)\b(?:var|const|let|function|return|new|async|await|import|from|if|else|throw)\b)|(?<n>\b(?:true|false|null|undefined)\b|\b\d+(?:\.\d+)?\b)/g;

/** Splits the tools' small HTML and JavaScript samples into colored tokens; joined, they are the code again. */
export function codeTokens(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(grammar)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const group = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined);
    tokens.push(group ? { text: match[0], class: group[0] as TokenClass } : { text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}
