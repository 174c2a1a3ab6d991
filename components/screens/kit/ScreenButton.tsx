import { LetterMark } from './LetterMark.tsx';

type Props = {
  readonly label: string;
  readonly mark?: string | undefined;
  /** Outlined instead of filled. */
  readonly quiet?: boolean;
};

/** A drawing of a button. */
export function ScreenButton({ label, mark, quiet }: Props) {
  return (
    <span className={quiet ? 's-button s-quiet' : 's-button'}>
      {label}
      <LetterMark letter={mark} />
    </span>
  );
}
