/** State that the boot script shares with the modules it loads. */
export type BootState = {
  /** The last button without a native effect that was clicked before hydration; it is clicked again after hydration. */
  pressed?: HTMLElement | null | undefined;
  /** The last key in the search's field. If it was Enter, the search's script opens the first result. */
  key?: string;
  /** Set when React has started to hydrate. From then on, it handles events, hydrating their targets first. */
  hydrating?: boolean;
  /** When the reader last started to leave the document, in the unit of `Date.now()`. */
  leftAt?: number;
  /** The browser's storage; undefined if it is blocked, which has been logged. */
  storage?: Storage;
  /** Loads the client. Search calls it when the reader moves through the results, so that the chosen page opens quickly. */
  load?: () => void;
  /** URL of `integrity-list.ts`, which the boot script imports beside the client. */
  integrity?: string;
};

declare global {
  interface Window {
    __boot?: BootState;
  }
}
