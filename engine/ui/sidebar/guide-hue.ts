/** Which of the four guide colours of `tokens.css` a sidebar wears: always the same for the same id. */
export function guideHue(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return sum % 4;
}
