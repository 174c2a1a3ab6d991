/** The layout engine without its message queue: its dispatcher answers synchronously. The package has no types for this file. */
declare module 'elkjs/lib/elk-worker.min.js' {
  type Answer = { readonly data: { readonly data?: unknown; readonly error?: unknown } };
  class Worker {
    onmessage: (answer: Answer) => void;
    readonly dispatcher: { saveDispatch(message: { readonly data: Readonly<Record<string, unknown>> }): void };
  }
  const module: { readonly Worker: typeof Worker };
  export default module;
}
