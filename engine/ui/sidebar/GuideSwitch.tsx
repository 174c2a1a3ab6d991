import type { Guide } from '../../model/sidebar.ts';
import { useSite } from '../app/site-context.tsx';

type GuideSwitchProps = {
  readonly guides: readonly Guide[];
  /** Id of the guide whose sidebar is shown. */
  readonly current: string;
};

/** Links to the first page of each guide, each with its own color. */
export function GuideSwitch({ guides, current }: GuideSwitchProps) {
  const { href } = useSite();
  return (
    <ul className="guides">
      {guides.map(({ id, label, path, hue }) => (
        <li key={id} data-hue={hue}>
          <a href={href(path)} aria-current={id === current ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
