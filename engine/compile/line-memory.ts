import type { BundledLanguage, GrammarState, Highlighter, ThemedToken } from 'shiki';

/** Where a line begins: at the start of a code block, or inside something (a string, a comment). With the lines seen in that state. */
type Place = { readonly state: GrammarState | undefined; readonly lines: Map<string, Line> };
type Line = { readonly html: string; readonly next: Place };
/** All places of one grammar; the first is the start of a code block. */
type Memory = { readonly places: [Place, ...Place[]]; lines: number };

/** With more lines than this, the memory of a grammar starts over. */
const mostLines = 20_000;

/** The highlighter, the name of a theme it has loaded, and a function that renders the tokens of a line as HTML. */
export type LineMemoryOptions = {
  readonly highlighter: Highlighter;
  readonly theme: string;
  readonly htmlOf: (tokens: readonly ThemedToken[]) => string;
};

/**
 * Highlights code line by line, each line once for each state of the grammar in which it begins. On a site with an API reference, two
 * thirds of the lines also occur in other samples.
 */
export class LineMemory {
  readonly #options: LineMemoryOptions;
  /** By grammar, because Shiki replaces a grammar when a language that it contains is loaded. */
  readonly #memories = new WeakMap<object, Memory>();

  constructor(options: LineMemoryOptions) {
    this.#options = options;
  }

  lines(code: string, language: BundledLanguage): string[] {
    const memory = this.#memoryOf(language);
    let place = memory.places[0];
    return code.split(/\r?\n/).map((text) => {
      const line = place.lines.get(text) ?? this.#highlight(text, language, place, memory);
      place = line.next;
      return line.html;
    });
  }

  #memoryOf(language: BundledLanguage): Memory {
    const grammar = this.#options.highlighter.getLanguage(language);
    const known = this.#memories.get(grammar);
    if (known && known.lines < mostLines) return known;
    const memory: Memory = { places: [{ state: undefined, lines: new Map() }], lines: 0 };
    this.#memories.set(grammar, memory);
    return memory;
  }

  #highlight(text: string, language: BundledLanguage, place: Place, memory: Memory): Line {
    const { highlighter, theme, htmlOf } = this.#options;
    // No time limit: on a busy machine the rest of a line would stay plain, and the cache would keep it that way.
    const { tokens, grammarState } = highlighter.codeToTokens(text, {
      lang: language,
      theme,
      tokenizeTimeLimit: 0,
      ...(place.state ? { grammarState: place.state } : {}),
    });
    const line: Line = { html: htmlOf(tokens[0] ?? []), next: placeOf(grammarState, memory) };
    place.lines.set(text, line);
    memory.lines++;
    return line;
  }
}

function placeOf(state: GrammarState | undefined, { places }: Memory): Place {
  const stack = state?.getInternalStack();
  const known = places.find((place) => {
    const other = place.state?.getInternalStack();
    return stack && other ? stack.equals(other) : stack === other;
  });
  if (known) return known;
  const place: Place = { state, lines: new Map() };
  places.push(place);
  return place;
}
