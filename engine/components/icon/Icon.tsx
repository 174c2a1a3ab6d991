import { iconPaths, type IconName } from './icon-paths.ts';

/** A decorative outline in the colour of the text around it; says nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
