/** The part of the Network Information API that is used. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * The browser's connection, of a page or a worker; undefined without the Network Information API.
 * @param navigator the global `navigator`
 */
export const connectionOf = (navigator: object): Connection | undefined =>
  (navigator as { connection?: Connection }).connection;

/** Whether what nobody has asked for yet may be fetched: not with data saving on, and not on 2g. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
