/** What the boot script and the modules it loads tell each other. */
export type BootState = {
  /** The last button without a native effect that was pressed before hydration; hydration presses it again. */
  pressed?: HTMLElement | null | undefined;
  /** React answers events from here on: it hydrates what an event needs before it dispatches it. */
  hydrating?: boolean;
  /** When the reader last began to leave the document, as `Date.now()`. */
  leftAt?: number;
  /** The browser's storage; left out when it is blocked, which has been logged. */
  storage?: Storage;
  /** Loads the client. The search calls it when the reader goes through the results, so that the chosen page opens at once. */
  load?: () => void;
};

declare global {
  interface Window {
    __boot?: BootState;
  }
}
