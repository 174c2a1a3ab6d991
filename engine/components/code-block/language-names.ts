import json from './language-names.json' with { type: 'json' };

const names: Readonly<Record<string, string>> = json;

/** The display name of a language: `js` → JavaScript. Unknown names are returned unchanged. */
export const languageName = (language: string): string => names[language.toLowerCase()] ?? language;
