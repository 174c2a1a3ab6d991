/** The part of Vite's hot-update interface that the client uses; absent from builds. */
interface ImportMeta {
  readonly hot?: { on(event: string, listener: (data: never) => void): void };
}
