import { slug } from 'github-slugger';
import { frameIds } from '../model/frame-ids.ts';
import { slugify } from '../model/url.ts';

/** Gives out ids that no other element of a page has, the frame's elements included. */
export class UniqueIds {
  readonly #taken = new Set<string>(frameIds);
  readonly #style: 'own' | 'github';

  /** @param style of headings' ids: `own` repeats as `part-2`; `github` is what links in other people's pages expect, and repeats as `part-1` */
  constructor(style: 'own' | 'github' = 'own') {
    this.#style = style;
  }

  /** An id for a heading, from its words. */
  heading(text: string): string {
    return this.take(this.#style === 'own' ? slugify(text) : slug(text.trim()) || 'section');
  }

  /** An id made from a text that can be one: the text, or the text and a number. */
  take(text: string): string {
    let id = text;
    for (let count = this.#style === 'own' ? 2 : 1; this.#taken.has(id); count++) id = `${text}-${count}`;
    this.#taken.add(id);
    return id;
  }

  /** The id that an author gave. In the site's own pages one that is taken stays, and is reported as standing twice. */
  claim(id: string): string {
    if (this.#style === 'github') return this.take(id);
    this.#taken.add(id);
    return id;
  }
}
