import { Glyph } from './Glyph.tsx';
import { NumberMark } from './NumberMark.tsx';

type Props = {
  readonly placeholder: string;
  /** The text written so far. */
  readonly text?: string | undefined;
  readonly mark?: number | undefined;
};

/** The message field, with a send icon. */
export function Composer({ placeholder, text, mark }: Props) {
  return (
    <div className={mark ? 's-composer s-pin s-marked' : 's-composer'}>
      <NumberMark n={mark} />
      {text ? <span className="s-written">{text}</span> : <span>{placeholder}</span>}
      <Glyph name="send" />
    </div>
  );
}
