/**
 * Words that say nothing about a page's subject. Removed from the full text, and from queries that have other words.
 */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be been being but by can could did do does doing for from get gets had has have how i if in into is it its just may me might my no not now of on or our ours shall should so some than that the their them then there these they this those to too us was we were what when where which while who whom whose why will with would you your yours am about after before any also only such'.split(
    ' ',
  ),
);

/** Stems of common words in questions. They count little beside other words. */
export const fillerWords: ReadonlySet<string> = new Set(
  'happen mean want need make let use way best pleas help find look see show tell explain possibl able work go put keep like thing something someone anyone nobody everyone always never'.split(
    ' ',
  ),
);
