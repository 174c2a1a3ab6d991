/**
 * The color mode of a page: `light` or `dark`.
 * @param stored the reader's choice; anything except `light` and `dark` is ignored
 * @param otherwise the mode without a choice: the system's if the site follows it, else the site's default
 */
export const colorModeOf = (stored: string | null | undefined, otherwise: string): string =>
  /^(light|dark)$/.test(stored as string) ? (stored as string) : otherwise;
