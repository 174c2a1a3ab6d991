import { websocket } from '../../data/index.ts';

type Frame = { readonly type?: string; readonly message?: unknown; readonly identifier?: string };

/**
 * The platform's end of a live connection, as `data/websocket.json` describes it. It welcomes, confirms the tokens it knows, and
 * ignores others. It replaces the runtime's WebSocket.
 */
export class FakeSocket extends EventTarget {
  /** Every connection, in the order of opening. */
  static opened: FakeSocket[] = [];
  static tokens = new Set<string>();
  static reset(...tokens: readonly string[]): void {
    FakeSocket.opened = [];
    FakeSocket.tokens = new Set(tokens);
  }

  readonly url: string;
  readonly sent: { command: string; identifier: string; data?: string }[] = [];
  closed = false;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }

  /** Of the newest connection. */
  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('Nothing has connected.');
    return socket;
  }

  send(text: string): void {
    const frame = JSON.parse(text) as { command: string; identifier: string; data?: string };
    this.sent.push(frame);
    const { channel, pubsub_token: token } = JSON.parse(frame.identifier) as Record<string, string>;
    if (frame.command !== 'subscribe' || channel !== websocket.connection.channel) return;
    const confirmation = { type: 'confirm_subscription', identifier: frame.identifier };
    if (FakeSocket.tokens.has(token ?? '')) queueMicrotask(() => this.receive(confirmation));
  }

  close(): void {
    this.closed = true;
  }

  /** A frame from the platform. Text is sent as it is. */
  receive(frame: Frame | string): void {
    const event = new MessageEvent('message', { data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
    this.onmessage?.(event);
    this.dispatchEvent(event);
  }

  /** Resolves when the platform has handled the subscription. */
  async welcome(): Promise<void> {
    this.receive({ type: 'welcome' });
    await Promise.resolve();
  }

  ping(): void {
    this.receive({ type: 'ping', message: 1 });
  }

  /** An event of the platform. */
  emit(event: string, data: unknown): void {
    this.receive({ identifier: '{}', message: { event, data } });
  }

  /** The other side closes the connection. */
  end(): void {
    this.onclose?.();
    this.dispatchEvent(new Event('close'));
  }

  /** How often the client reported presence. */
  get presences(): number {
    return this.sent.filter(({ command }) => command === 'message').length;
  }
}
