type CrashNoticeProps = {
  readonly title: string;
  readonly error: Error;
  readonly action: string;
  readonly onAction: () => void;
};

/** Replaces a part that failed to render: what happened, the error's message, and a button to try again. */
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
