import { Glyph } from './Glyph.tsx';
import { NumberMark } from './NumberMark.tsx';

type Props = {
  readonly placeholder: string;
  /** What has been written. */
  readonly text?: string | undefined;
  readonly mark?: number | undefined;
};

/** Where one writes, with the sign to send. */
export function Composer({ placeholder, text, mark }: Props) {
  return (
    <div className={mark ? 's-composer s-pin s-marked' : 's-composer'}>
      <NumberMark n={mark} />
      {text ? <span className="s-written">{text}</span> : <span>{placeholder}</span>}
      <Glyph name="send" />
    </div>
  );
}
