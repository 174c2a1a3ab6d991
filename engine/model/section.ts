/** A part of a page that search can link to: from one heading (or symptom) to the next. */
export type Section = {
  /** Anchor; empty for the part above the first heading. */
  readonly id: string;
  readonly title: string;
  /** Titles of the headings above it, outermost first, the page's title not included. */
  readonly trail: readonly string[];
  readonly text: string;
  readonly tab?: string;
  readonly symptom?: boolean;
  /** Rows of its tables that have anchors. */
  readonly rows?: readonly SectionRow[];
};

/** A row of a table, by what it is about: the name of a setting, a variable, a field. */
export type SectionRow = { readonly id: string; readonly name: string };
