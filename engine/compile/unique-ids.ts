import { frameIds } from '../model/frame-ids.ts';

/** Gives out ids that no other element of a page has, the frame's elements included. */
export class UniqueIds {
  readonly #taken = new Set<string>(frameIds);

  /** An id made from a text: `a`, then `a-2`, `a-3`. */
  take(text: string): string {
    let id = text;
    for (let count = 2; this.#taken.has(id); count++) id = `${text}-${count}`;
    this.#taken.add(id);
    return id;
  }
}
