/** Maximum length of a query in characters, enough for a pasted error message. The rest is ignored. */
export const maxQueryLength = 240;
