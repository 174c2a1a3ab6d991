/** Characters of a query that are read: a pasted error message fits, a pasted book does not. */
export const longestQuery = 240;
