type Props = { readonly letter: string | undefined; readonly inText?: boolean };

/**
 * The dot with a letter that connects a part of a drawing with the text. Where the dot isn't drawn, its letter is in parentheses. Renders
 * nothing without a letter.
 */
export function LetterMark({ letter, inText }: Props) {
  if (letter === undefined) return null;
  return inText ? (
    <span className="s-mark s-mark-text">
      <span>(</span>
      {letter}
      <span>)</span>
    </span>
  ) : (
    <span className="s-mark">{`${letter} `}</span>
  );
}
