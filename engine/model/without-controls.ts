/** Browsers change or drop these characters when they read HTML: the page would not be the one that the client renders. */
export const withoutControls = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/\p{Cs}/gu, '\ufffd');
