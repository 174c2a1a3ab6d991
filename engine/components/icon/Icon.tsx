import { iconPaths, type IconName } from './icon-paths.ts';

/** A decorative icon in the color of the text around it, hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
