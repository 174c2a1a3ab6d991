type CrashNoticeProps = {
  /** What happened, one sentence. */
  readonly title: string;
  readonly error: Error;
  /** Text of the button. */
  readonly action: string;
  readonly onAction: () => void;
};

/** Stands where something could not be drawn: what happened, the error's details, and a way to try again. */
export function CrashNotice({ title, error, action, onAction }: CrashNoticeProps) {
  return (
    <div className="crash" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <pre>{error.message}</pre>
      <button type="button" className="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
