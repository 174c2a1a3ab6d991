import { needsElk, renderDiagram } from '../components/diagram/diagram.ts';
import { loadElk } from '../components/diagram/graph/elk.ts';
import { contentKey, type ContentCache } from './content-cache.ts';

/** A diagram's source, with its text alternative. */
export type Figure = { readonly code: string; readonly alt: string; readonly caption?: string };
/** A rendered figure, or the reason why it can't be rendered. */
export type Drawn = { readonly html: string } | { readonly reason: string };

/** Placeholder for the figure's id, which the page assigns. */
const idMark = 'ID-OF-THE-FIGURE';

/** Renders a figure. The layout engine is loaded with the first figure that needs it. */
export async function draw({ code, alt, caption }: Figure): Promise<Drawn> {
  if (needsElk(code)) await loadElk();
  try {
    return { html: renderDiagram(code, { alt, id: idMark, ...(caption ? { caption } : {}) }) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Renders the diagrams of pages, each once. */
export class Drawings {
  readonly #cache: ContentCache<Drawn>;
  readonly #draw: (figure: Figure) => Promise<Drawn>;

  /** @param make renders one figure; the build passes one that uses a thread. Default: on this thread */
  constructor(cache: ContentCache<Drawn> = new Map(), make = draw) {
    this.#cache = cache;
    this.#draw = make;
  }

  /** Renders a figure, so that `html` can return it. */
  async prepare(figures: readonly Figure[]): Promise<void> {
    const missing = figures.filter((figure) => !this.#cache.get(keyOf(figure)));
    await Promise.all(missing.map(async (figure) => this.#cache.set(keyOf(figure), await this.#draw(figure))));
  }

  /**
   * The figure's HTML.
   * @throws Error with the reason when it can't be rendered, or was not prepared
   */
  html(figure: Figure, id: string): string {
    const drawn = this.#cache.get(keyOf(figure));
    if (!drawn) throw new Error('it has not been prepared.');
    if ('reason' in drawn) throw new Error(drawn.reason);
    return drawn.html.replace(idMark, id);
  }
}

const keyOf = ({ code, alt, caption = '' }: Figure): string => contentKey(alt, caption, code);
