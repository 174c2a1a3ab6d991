import { join, resolve } from 'node:path';
import { ServedSite } from './served-site.ts';

export type DevServerOptions = { readonly root: string; readonly port?: number; readonly content?: string };
export type DevServer = { readonly url: string; readonly close: () => Promise<void> };

/**
 * Serves the site from its sources: every URL has the content that a build would write, and Vite serves the client's modules. An edited
 * page is sent to open tabs; after an edit of a component, a style or the configuration they reload.
 */
export async function startDevServer({ port = 5173, root, content }: DevServerOptions): Promise<DevServer> {
  const source = { root: resolve(root), content };
  const server = new Server(source);
  await server.start(port);
  return server;
}

type Source = { readonly root: string; readonly content: string | undefined };

/** Takes edits in, one after the other, so that a later one can't be overwritten by results of an earlier one. */
class Server implements DevServer {
  readonly #source: Source;
  #served: ServedSite | undefined;
  #edits: Promise<void> = Promise.resolve();
  /** Edited files that haven't been taken in, with what happened to them. Editors and servers that overlap tell the same several times. */
  readonly #waiting = new Map<string, string>();

  constructor(source: Source) {
    this.#source = source;
  }

  get url(): string {
    return this.#served?.url ?? '';
  }

  async start(port: number): Promise<void> {
    const first = this.#open();
    // Edits that come in the meantime are taken in after it.
    this.#edits = first.then(
      (served) => void (this.#served = served),
      () => {},
    );
    await (await first).listen(port);
  }

  async close(): Promise<void> {
    await this.#edits;
    await this.#served?.close();
  }

  #open(): Promise<ServedSite> {
    return ServedSite.open(this.#source, (event, file) => {
      const before = this.#waiting.get(file) ?? 'change';
      this.#waiting.set(file, before === 'change' ? event : before);
      this.#edits = this.#edits.then(() => this.#takeIn(file));
    });
  }

  async #takeIn(file: string): Promise<void> {
    const event = this.#waiting.get(file);
    this.#waiting.delete(file);
    const served = this.#served;
    if (!served || event === undefined) return;
    try {
      if (file === join(this.#source.root, 'site.config.ts')) await this.#replace(served);
      else await served.update(event, file);
    } catch (error) {
      served.fail(error);
    }
  }

  /**
   * The client gets the configuration when it is bundled, so a changed configuration needs another server. The old one answers until the
   * new one has read everything: bad configuration would otherwise leave none.
   */
  async #replace(old: ServedSite): Promise<void> {
    const next = await this.#open();
    const { port } = new URL(old.url);
    await old.close();
    this.#served = next;
    await next.listen(Number(port));
  }
}
