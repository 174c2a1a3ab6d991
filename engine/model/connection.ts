/** The part of the Network Information API that is used. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
  interface WorkerNavigator {
    readonly connection?: Connection;
  }
}

/**
 * Whether what nobody has asked for yet may be fetched: not with data saving on, and not on 2g.
 * @param navigator the global `navigator` of a page or a worker; without the Network Information API, it has no `connection`
 */
export const mayPrefetch = ({ connection = {} }: { readonly connection?: Connection | undefined }): boolean =>
  !connection.saveData && !/2g/.test(connection.effectiveType as string);
