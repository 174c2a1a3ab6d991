import type { ReactNode } from 'react';
import { ScreenButton } from './ScreenButton.tsx';

type Props = {
  readonly title?: string | undefined;
  /** Menu path above the title. */
  readonly path?: readonly string[] | undefined;
  /** Shown beside the title. */
  readonly action?: string | undefined;
  readonly actionMark?: string | undefined;
  /** Its maximum width: that of a form, a list, or a column of a menu. */
  readonly size: 'form' | 'wide' | 'menu';
  readonly children: ReactNode;
};

/** A part of the app's page, with its heading. */
export function Window({ title, path, action, actionMark, size, children }: Props) {
  return (
    <div className={`s-window s-${size}`}>
      {(title || path) && (
        <div className="s-head">
          <div>
            {path && <div className="s-hint">{path.join(' › ')}</div>}
            {title && <div className="s-title">{title}</div>}
          </div>
          {action && <ScreenButton label={action} mark={actionMark} />}
        </div>
      )}
      {children}
    </div>
  );
}
