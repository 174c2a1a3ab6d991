/** The background of pages for browsers that paint it around the page: `--paper` of `engine/styles/tokens.css` in both color modes. */
export const pageColor = { light: '#faf8f4', dark: '#131a21' } as const;
