/** Ids of the elements around a page's content. A heading can't have one of them: a link to it would lead to the frame. */
export const frameIds: ReadonlySet<string> = new Set(['app', 'content', 'menu', 'page', 'readers', 'related']);

/** Assigns ids that no other element of a page has, including the elements of the frame. */
export class UniqueIds {
  readonly #taken = new Set<string>(frameIds);

  take(text: string): string {
    let id = text;
    for (let count = 2; this.#taken.has(id); count++) id = `${text}-${count}`;
    this.#taken.add(id);
    return id;
  }

  /** The id that an author gave. A duplicate is kept and reported. */
  claim(id: string): string {
    this.#taken.add(id);
    return id;
  }
}
