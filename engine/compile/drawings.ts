import { needsElk, renderDiagram } from '../components/diagram/diagram.ts';
import { loadElk } from '../components/diagram/graph/elk.ts';
import { contentKey, type ContentCache } from './content-cache.ts';

/** A diagram as an author wrote it, with what it shows in words. */
export type Figure = { readonly code: string; readonly alt: string; readonly caption?: string };
/** A drawn figure, or why it cannot be drawn. */
export type Drawn = { readonly html: string } | { readonly reason: string };

/** Stands for the figure's id, which is the page's to give. */
const idMark = 'ID-OF-THE-FIGURE';

/** Draws a figure. The layout engine is loaded with the first that needs it. */
export async function draw({ code, alt, caption }: Figure): Promise<Drawn> {
  if (needsElk(code)) await loadElk();
  try {
    return { html: renderDiagram(code, { alt, id: idMark, ...(caption ? { caption } : {}) }) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Draws the diagrams of pages, each once. */
export class Drawings {
  readonly #cache: ContentCache<Drawn>;
  readonly #draw: (figure: Figure) => Promise<Drawn>;

  /** @param make draws one figure; the build has a thread for it. Default: here and now */
  constructor(cache: ContentCache<Drawn> = new Map(), make = draw) {
    this.#cache = cache;
    this.#draw = make;
  }

  /** Draws, so that `html` can answer. */
  async prepare(figures: readonly Figure[]): Promise<void> {
    const missing = figures.filter((figure) => !this.#cache.get(keyOf(figure)));
    await Promise.all(missing.map(async (figure) => this.#cache.set(keyOf(figure), await this.#draw(figure))));
  }

  /**
   * The figure's HTML.
   * @throws Error with the reason when it cannot be drawn, or has not been prepared
   */
  html(figure: Figure, id: string): string {
    const drawn = this.#cache.get(keyOf(figure));
    if (!drawn) throw new Error('it has not been prepared.');
    if ('reason' in drawn) throw new Error(drawn.reason);
    return drawn.html.replace(idMark, id);
  }
}

const keyOf = ({ code, alt, caption = '' }: Figure): string => contentKey(alt, caption, code);
