/** Elements that are part of a line of text. Every other element stands apart from the text around it. */
export const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img ins kbd mark picture q s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);
