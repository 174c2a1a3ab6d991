import { translate } from '../engine/model/locale.ts';

/** What the service worker says to readers, in English. `words` of a language's catalog has the translations. */
export const englishTexts = {
  noConnection: 'You’re reading this page as it was on {date}, because the site can’t be reached.',
  slow: 'You’re reading this page as it was on {date}, because the site is slow to answer.',
  reload: 'Reload',
  notSaved: 'This page isn’t on your device',
  connect: 'Connect to the internet and reload, or read one of these pages, which you’ve opened before:',
} as const;
export type WorkerTexts = { readonly [Key in keyof typeof englishTexts]: string };

/** The texts in a language. */
export const workerTexts = (words?: Parameters<typeof translate>[1]): WorkerTexts =>
  translate<WorkerTexts>(englishTexts, words);
