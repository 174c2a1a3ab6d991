import type { ReactNode } from 'react';
import { PageMark } from '../../ui/page-mark/PageMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

type CardItemProps = {
  /** Words with one link, whose target becomes the whole card. */
  readonly title: ReactNode;
  readonly icon?: IconName | undefined;
  /** Outline of a page's mark. */
  readonly mark?: string | undefined;
  /** A line or two; may hold links of its own. */
  readonly children?: ReactNode;
};

/** One card of a list with the class `cards`. */
export function CardItem({ title, icon, mark, children }: CardItemProps) {
  return (
    <li className="card">
      <p className="card-title">
        {icon && <Icon name={icon} />}
        <PageMark outline={mark} />
        {title}
      </p>
      {children && <p>{children}</p>}
    </li>
  );
}
