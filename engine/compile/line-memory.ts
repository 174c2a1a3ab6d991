import type { BundledLanguage, GrammarState, Highlighter, ThemedToken } from 'shiki';

/** Where a line begins: at the start of a code, or in the middle of something (a string, a comment), with the lines seen there. */
type Place = { readonly state: GrammarState | undefined; readonly lines: Map<string, Line> };
type Line = { readonly html: string; readonly next: Place };
/** All places in the code of one grammar; the first is the start. */
type Memory = { readonly places: [Place, ...Place[]]; lines: number };

/** How many lines of a grammar are kept. */
const mostLines = 20_000;

/** What `LineMemory` needs to know. */
export type LineMemoryOptions = {
  readonly highlighter: Highlighter;
  readonly theme: string;
  readonly htmlOf: (tokens: readonly ThemedToken[]) => string;
};

/**
 * Highlights code line by line, each line once for each state of the grammar in which it begins. Two thirds of the lines of a site
 * with an API reference occur in other samples, too.
 */
export class LineMemory {
  readonly #options: LineMemoryOptions;
  /** By grammar, because Shiki replaces a grammar when a language that it contains is loaded. */
  readonly #memories = new WeakMap<object, Memory>();

  constructor(options: LineMemoryOptions) {
    this.#options = options;
  }

  /** HTML of each line. The language must be loaded. */
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
    // No time limit: on a busy machine the rest of a line would stay plain, and the cache would keep it so.
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

/** The known place with an equal state, or a new one. */
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
