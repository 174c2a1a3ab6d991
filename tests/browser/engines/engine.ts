/** A browser with one tab, driven from outside: what a reader can do, and what can be asked of its page. */
export type Engine = {
  readonly goto: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  readonly ask: <Value>(expression: string) => Promise<Value>;
  /** Presses a mouse button over the middle of an element. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses a key: `Escape`, `ArrowDown`, `/`; with a modifier: `Control+k`. */
  readonly press: (key: string) => Promise<void>;
  /** Types letter by letter into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Size of the window. The page is a little smaller. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How a browser is started, and what is reported when it is not installed. */
export type EngineKind = {
  readonly name: string;
  /** What is missing and how to install it; undefined when everything is there. */
  readonly missing: () => string | undefined;
  readonly start: () => Promise<Engine>;
};
