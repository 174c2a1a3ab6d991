import iconPaths from './icon-paths.json' with { type: 'json' };

/** SVG paths on a 20 × 20 grid, for round line ends; `.icon` in `engine/styles/base.css` sets the stroke. */
export { iconPaths };

export type IconName = keyof typeof iconPaths;

/** All names, for schemas. */
export const iconNames = Object.keys(iconPaths) as [IconName, ...IconName[]];
