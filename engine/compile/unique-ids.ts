import { slug } from 'github-slugger';
import { slugify } from '../model/url.ts';
import { anchorFor, type Places } from '../site/places.ts';

/** Ids of the elements around a page's content. A heading can't have one of them: a link to it would lead to the frame. */
export const frameIds: ReadonlySet<string> = new Set(['app', 'content', 'menu', 'page', 'related']);

/** Assigns ids that no other element of a page has, including the elements of the frame. */
export class UniqueIds {
  readonly #taken = new Set<string>(frameIds);
  readonly #style: 'own' | 'github';

  /**
   * @param style how repeated ids are numbered: `own` from 2 (`part-2`); `github`, which links in foreign pages expect, from 1 (`part-1`)
   */
  constructor(style: 'own' | 'github' = 'own') {
    this.#style = style;
  }

  /** An id for a heading: from its words, or the one that links of a foreign folder use. */
  heading(text: string, places: Places): string {
    if (this.#style === 'own') return this.take(slugify(text));
    const id = slug(text.trim()) || 'section';
    return this.take(anchorFor(places, id) ?? id);
  }

  /** An unused id made from a text that is a valid id: the text, or the text with a number. */
  take(text: string): string {
    let id = text;
    for (let count = this.#style === 'own' ? 2 : 1; this.#taken.has(id); count++) id = `${text}-${count}`;
    this.#taken.add(id);
    return id;
  }

  /** The id that an author gave. In the site's own pages a duplicate is kept and reported. */
  claim(id: string): string {
    if (this.#style === 'github') return this.take(id);
    this.#taken.add(id);
    return id;
  }
}
