/**
 * The color mode a page is shown in: `light` or `dark`.
 * @param stored what the reader chose; anything but `light` and `dark` counts as nothing
 * @param otherwise the mode without a choice: the system's when the site follows it, else the site's default
 */
export const colorModeOf = (stored: string | null | undefined, otherwise: string): string =>
  /^(light|dark)$/.test(stored as string) ? (stored as string) : otherwise;
