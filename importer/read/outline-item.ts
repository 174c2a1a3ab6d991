/** An entry of a navigation: a page, a title above other entries, or both. */
export type OutlineItem = {
  readonly label: string;
  /** The page as the navigation names it; undefined for a title. */
  readonly href?: string;
  readonly items: readonly OutlineItem[];
};
