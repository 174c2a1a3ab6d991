import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

type CardItemProps = {
  /** Words with one link, whose target becomes the whole card. */
  readonly title: ReactNode;
  readonly icon?: IconName | undefined;
  /** A line or two; may hold links of its own. */
  readonly children?: ReactNode;
};

/** One card of a list with the class `cards`. */
export function CardItem({ title, icon, children }: CardItemProps) {
  return (
    <li className="card">
      <p className="card-title">
        {icon && <Icon name={icon} />}
        {title}
      </p>
      {children && <p>{children}</p>}
    </li>
  );
}
