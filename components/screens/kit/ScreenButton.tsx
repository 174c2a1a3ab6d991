import { NumberMark } from './NumberMark.tsx';

type Props = {
  readonly label: string;
  readonly mark?: number | undefined;
  /** Outlined instead of filled. */
  readonly quiet?: boolean;
};

/** A drawing of a button. */
export function ScreenButton({ label, mark, quiet }: Props) {
  return (
    <span className={quiet ? 's-button s-quiet' : 's-button'}>
      {label}
      <NumberMark n={mark} />
    </span>
  );
}
