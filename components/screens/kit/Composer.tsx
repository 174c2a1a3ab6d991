import { Glyph } from './Glyph.tsx';
import { LetterMark } from './LetterMark.tsx';

type Props = {
  readonly placeholder: string;
  /** The text written so far. */
  readonly text?: string | undefined;
  readonly mark?: string | undefined;
};

/** The message field, with a send icon. */
export function Composer({ placeholder, text, mark }: Props) {
  return (
    <div className={mark ? 's-composer s-pin s-marked' : 's-composer'}>
      <LetterMark letter={mark} />
      {text ? <span className="s-written">{text}</span> : <span>{placeholder}</span>}
      <Glyph name="send" />
    </div>
  );
}
