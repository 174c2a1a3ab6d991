type Settings = { readonly default: string; readonly respectSystem: boolean };

/**
 * The color mode a page is shown in: `light` or `dark`.
 * @param stored what the reader chose; anything but `light` and `dark` counts as nothing
 * @param systemDark whether the system prefers dark
 */
export const colorModeOf = (stored: string | null | undefined, systemDark: boolean, settings: Settings): string =>
  /^(light|dark)$/.test(`${stored}`)
    ? (stored as string)
    : settings.respectSystem
      ? systemDark
        ? 'dark'
        : 'light'
      : settings.default;
