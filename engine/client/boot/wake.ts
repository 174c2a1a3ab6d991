/** What the boot script and the client tell each other. */
export type Wake = {
  /** The last button without a native effect that was pressed before the client could answer; pressed again after hydration. */
  button?: HTMLElement | null | undefined;
  /** The client answers by itself now: the boot script remembers nothing any more. */
  taken?: boolean;
  /** A link was followed: requests that break now break because the page goes away. */
  leaving?: boolean;
  /** That storage is blocked has been said already. */
  warned?: boolean;
};

declare global {
  interface Window {
    __wake?: Wake;
  }
}
