import { drawDiagram } from '../../diagrams/diagram.ts';

export type Diagram = { readonly code: string; readonly alt: string; readonly caption?: string };
/** A rendered diagram, or the reason why it can't be rendered. */
export type Drawn = { readonly html: string } | { readonly reason: string };

/** Placeholder for the diagram's id, which the page assigns. */
const idMark = 'ID-OF-THE-FIGURE';

/** Renders a diagram. */
export async function draw({ code, alt, caption }: Diagram): Promise<Drawn> {
  try {
    return { html: await drawDiagram(code, { alt, id: idMark, ...(caption ? { caption } : {}) }) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Renders the diagrams of pages, each distinct one once. */
export class Drawings {
  readonly #drawn = new Map<string, Drawn>();
  readonly #draw: (diagram: Diagram) => Promise<Drawn>;

  /** @param make renders one diagram; the build passes a function that uses another thread. Default: renders on this thread */
  constructor(make = draw) {
    this.#draw = make;
  }

  /** Renders diagrams, so that `html` can return them. Never rejects for a diagram that can't be rendered. */
  async prepare(diagrams: readonly Diagram[]): Promise<void> {
    const missing = diagrams.filter((diagram) => !this.#drawn.get(keyOf(diagram)));
    await Promise.all(missing.map(async (diagram) => this.#drawn.set(keyOf(diagram), await this.#draw(diagram))));
  }

  /**
   * The HTML of a prepared diagram.
   * @throws Error with the reason when the diagram can't be rendered or wasn't prepared
   */
  html(diagram: Diagram, id: string): string {
    const drawn = this.#drawn.get(keyOf(diagram));
    if (!drawn) throw new Error('it has not been prepared.');
    if ('reason' in drawn) throw new Error(drawn.reason);
    return drawn.html.replace(idMark, id);
  }
}

const keyOf = ({ code, alt, caption = '' }: Diagram): string => JSON.stringify([alt, caption, code]);
