/** The part of Vite's hot module replacement API that the client uses; undefined in builds. */
interface ImportMeta {
  readonly hot?: { on(event: string, listener: (data: never) => void): void };
}
