import type { ReactNode } from 'react';
import { PageMark } from '../../ui/page-mark/PageMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

type CardItemProps = {
  /** Text with one link; clicking anywhere on the card follows it. */
  readonly title: ReactNode;
  readonly icon?: IconName | undefined;
  readonly mark?: string | undefined;
  /** Language of the texts, if it isn't the page's. */
  readonly lang?: string | undefined;
  /** One or two lines; may contain links. */
  readonly children?: ReactNode;
};

/** One card of a list with the class `cards`. */
export function CardItem({ title, icon, mark, lang, children }: CardItemProps) {
  return (
    <li className="card" lang={lang}>
      <p className="card-title">
        {icon && <Icon name={icon} />}
        <PageMark outline={mark} />
        {title}
      </p>
      {children && <p>{children}</p>}
    </li>
  );
}
