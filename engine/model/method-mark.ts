/** A mark in letters, the HTTP method of an operation, instead of the outline of an icon. */
export const isMethod = (mark: string): boolean => /^[A-Z]{3,}$/.test(mark);

/** A method as it is shown where there is little room: `DELETE` → DEL. */
export const shortMethod = (method: string): string => (method === 'DELETE' ? 'DEL' : method);
