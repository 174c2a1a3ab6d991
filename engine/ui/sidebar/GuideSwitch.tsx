import type { Guide } from '../../model/sidebar.ts';
import { useSite } from '../app/site-context.tsx';

type GuideSwitchProps = {
  readonly guides: readonly Guide[];
  /** Id of the guide that the sidebar below is of. */
  readonly current: string;
};

/** Where each guide begins, each with its own colour. */
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
