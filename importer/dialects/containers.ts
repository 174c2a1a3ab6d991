import { withoutMarkdoc } from './markdoc.ts';
import { linesWithoutMyst, type NumberedLine } from './myst.ts';

/**
 * Blocks around Markdown that Markdown itself does not have, in the spellings of several systems:
 *
 * | | |
 * |---|---|
 * | `:::note[Title]` … `:::`, `:::tip Title`, `::: details Title` | Docusaurus, Starlight, VitePress |
 * | `::: code-group` … `:::` | VitePress |
 * | `:::{note} Title` … `:::`, `::: {.callout-note title="Title"}` | MyST, Quarto |
 * | `!!! note "Title"`, `??? tip`, `=== "Tab"`, their content indented | MkDocs |
 * | `{% hint style="info" %}` … `{% endhint %}`, `{% tab title="Tab" %}`, `{% embed url="…" %}` | GitBook |
 * | `{% callout %}` … `{% /callout %}` | Markdoc |
 */
export type Container = { readonly name: string; readonly title: string; readonly line: number };

/** A text in which each container is marked by two paragraphs, one before its content and one after. */
export type Marked = {
  readonly text: string;
  readonly containers: readonly Container[];
  /** Tags in `{%` and `%}` that stay as they are written. */
  readonly unknownTags: readonly Pick<Container, 'name' | 'line'>[];
  /** The line in the file for each line of the text; both count from 1, and index 0 is unused. */
  readonly lines: readonly number[];
};

/** Characters of the private use area, because texts don't have them around numbers. */
const [start, end] = ['\ue0f0', '\ue0f1'];
const marker = (kind: 'o' | 'c', index: number): string => `${start}${kind}${index}${end}`;
/** A paragraph that is a marker. */
export const markPattern = new RegExp(`^${start}([oc])(\\d+)${end}$`);

const colons =
  /^([ \t]*)(:{3,})[ \t]*(?:\{\.?(?:callout-)?([A-Za-z][\w-]*)([^}]*)\}|([A-Za-z][\w-]*))?[ \t]*(.*?)[ \t]*$/;
const tags = /^([ \t]*)\{%-?[ \t]*(end)?([a-z][\w-]*)([^%]*?)-?%\}[ \t]*$/;
const marks = /^([ \t]*)(!!!|\?\?\?\+?|===\+?)[ \t]*(?:([A-Za-z][\w-]*)[^"\n]*?)?[ \t]*(?:"([^"]*)")?[ \t]*$/;
/** Maximum nesting depth of containers; deeper ones stay text. */
const deepest = 30;
const fence = /^[ \t>]*(`{3,}|~{3,})(.*)$/;

/** GitBook's tags: with content, and without or with a caption. */
const around = new Set(['hint', 'tabs', 'tab', 'code', 'content-ref', 'stepper', 'step', 'columns', 'column', 'raw']);
const alone = new Set(['embed', 'file']);

type Open =
  | { readonly kind: 'tag'; readonly index: number; readonly name: string; readonly indent: string }
  | { readonly kind: 'colons'; readonly index: number; readonly length: number; readonly indent: string }
  | { readonly kind: 'indented'; readonly index: number; readonly width: number; readonly indent: string };

/** Finds containers and marks where they begin and end. */
export function markContainers(source: string): Marked {
  const body = withoutMarkdoc(source);
  const numbered = linesWithoutMyst(body);
  const text = numbered.map(([line]) => line).join('\n');
  if (!/^[ \t]*(?::::|!!!|\?\?\?|===|\{%)/m.test(text)) {
    return { text, containers: [], unknownTags: [], lines: [0, ...numbered.map(([, number]) => number)] };
  }
  return new ContainerReader(text).read(numbered);
}

class ContainerReader {
  readonly #containers: Container[] = [];
  readonly #unknownTags: Pick<Container, 'name' | 'line'>[] = [];
  readonly #out: string[] = [];
  readonly #lines: number[] = [0];
  readonly #open: Open[] = [];
  #fence: string | undefined;
  /** Tags that the text also closes. */
  readonly #closed: ReadonlySet<string>;

  constructor(text: string) {
    this.#closed = new Set([...text.matchAll(/^[ \t]*\{%-?[ \t]*end([\w-]+)/gm)].map(([, name = '']) => name));
  }

  read(lines: readonly NumberedLine[]): Marked {
    for (const [line, number] of lines) this.#line(line, number);
    while (this.#open.length) this.#close(lines.at(-1)?.[1] ?? 1);
    return {
      text: this.#out.join('\n'),
      containers: this.#containers,
      unknownTags: this.#unknownTags,
      lines: this.#lines,
    };
  }

  #line(sourceLine: string, number: number): void {
    if (!this.#fence && sourceLine.trim()) this.#closeIndented(widthOf(sourceLine), number);
    const line = this.#dedent(sourceLine);
    // Containers never begin with such a long line, and the patterns would take too long on it.
    if (line.length > 1000) return this.#put(line, number);
    const fenced = fence.exec(line);
    if (this.#fence) {
      if (fenced && fenced[1]?.startsWith(this.#fence) && !fenced[2]?.trim()) this.#fence = undefined;
      this.#put(line, number);
    } else if (fenced) {
      this.#fence = fenced[1];
      this.#put(line, number);
    } else if (!this.#colons(line, number) && !this.#marks(line, number) && !this.#tags(line, number))
      this.#put(line, number);
  }

  /** Content belongs to a container for as long as its indentation lasts. */
  #closeIndented(width: number, number: number): void {
    for (let last = this.#open.at(-1); last?.kind === 'indented' && width < last.width; last = this.#open.at(-1))
      this.#close(number);
  }

  /** `:::` opens a container with a name and closes one without. */
  #colons(line: string, number: number): boolean {
    const [whole, indent = '', fences = '', braced, attributes = '', bare, rest = ''] = colons.exec(line) ?? [];
    if (whole === undefined) return false;
    const name = braced ?? bare;
    if (name && rest.endsWith(':::')) return this.#oneLine(indent, name, rest.slice(0, -3), number);
    // DocFX: `::: moniker-end`.
    if (name && !name.endsWith('-end')) {
      const title = namedTitle(attributes) ?? titleOf(rest);
      return this.#begin({ name, title, line: number }, indent, {
        kind: 'colons',
        length: fences.length,
        indent,
        index: this.#containers.length,
      });
    }
    if (rest) return false;
    return this.#closeTo(
      this.#open.findLastIndex((open) => open.kind === 'colons' && open.length <= fences.length),
      number,
    );
  }

  /** `{% hint %}` opens a container that `{% endhint %}` closes. */
  #tags(line: string, number: number): boolean {
    const [whole, indent = '', ending = '', name = '', attributes = ''] = tags.exec(line) ?? [];
    if (whole === undefined) {
      for (const [, words = ''] of line.replace(/`[^`]*`/g, '').matchAll(/\{%[ \t]*([^%\s]+)[^%]*%\}/g))
        this.#unknownTags.push({ name: words, line: number });
      return false;
    }
    if (alone.has(name)) {
      const address = attributeOf(attributes, 'url') || attributeOf(attributes, 'src');
      this.#put(address && !ending ? `${indent}[${address.replace(/^.*\/(?=.)/, '')}](<${address}>)` : '', number);
      this.#put('', number);
      return true;
    }
    if (!around.has(name) && !this.#closed.has(name)) {
      this.#unknownTags.push({ name: ending + name, line: number });
      return false;
    }
    if (ending)
      return this.#closeTo(
        this.#open.findLastIndex((open) => open.kind === 'tag' && open.name === name),
        number,
      );
    const kind = name === 'hint' ? attributeOf(attributes, 'style') || name : name;
    const container = { name: kind, title: attributeOf(attributes, 'title'), line: number };
    return this.#begin(container, indent, { kind: 'tag', name, indent, index: this.#containers.length });
  }

  /** Closes an open container and those inside it; false when there is none. */
  #closeTo(position: number, number: number): boolean {
    if (position < 0) return false;
    while (this.#open.length > position) this.#close(number);
    return true;
  }

  /** `!!! note "Title"`: the indented lines below are its content. */
  #marks(line: string, number: number): boolean {
    const [whole, indent = '', mark = '', name, title] = marks.exec(line) ?? [];
    if (whole === undefined) return false;
    const tab = mark.startsWith('=');
    if (tab ? title === undefined : !name) return false;
    const kind = tab ? 'tab' : mark.startsWith('?') ? 'details' : (name as string).toLowerCase();
    const label = title ?? (mark.startsWith('?') ? capitalized(name as string) : '');
    return this.#begin({ name: kind, title: label, line: number }, indent, {
      kind: 'indented',
      index: this.#containers.length,
      width: indent.length + 4 + this.#removed(),
      indent,
    });
  }

  /** DocFX: `:::image type="content" source="a.png" alt-text="…":::`. Rows, columns and zones only arrange their content. */
  #oneLine(indent: string, name: string, attributes: string, number: number): boolean {
    const source = attributeOf(attributes, 'source');
    const words = attributeOf(attributes, 'alt-text').replace(/[[\]]/g, '\\$&');
    this.#put(name === 'image' && source ? `${indent}![${words}](<${source}>)` : '', number);
    return true;
  }

  #begin(container: Container, indent: string, open: Open): boolean {
    if (this.#open.length >= deepest) return false;
    this.#containers.push(container);
    this.#mark('o', indent, open.index, container.line);
    this.#open.push(open);
    return true;
  }

  #close(number: number): void {
    const open = this.#open.pop();
    if (open) this.#mark('c', open.indent, open.index, number);
  }

  #mark(kind: 'o' | 'c', indent: string, index: number, number: number): void {
    this.#put('', number);
    this.#put(indent + marker(kind, index), number);
    this.#put('', number);
  }

  #put(line: string, number: number): void {
    this.#out.push(line);
    this.#lines.push(number);
  }

  /** The indentation that the open containers add to their content. */
  #removed(): number {
    return this.#open.filter(({ kind }) => kind === 'indented').length * 4;
  }

  #dedent(line: string): string {
    let left = this.#removed();
    let index = 0;
    while (left > 0 && (line[index] === ' ' || line[index] === '\t')) {
      left -= line[index] === '\t' ? 4 : 1;
      index++;
    }
    return line.slice(index);
  }
}

const widthOf = (line: string): number => {
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return indent.replaceAll('\t', '    ').length;
};

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** `title="Title"` */
function namedTitle(attributes: string): string | undefined {
  const [, double, single] = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
  return double ?? single;
}

/** The text after the name: `[Title]`, `Title`, `title="Title"`, without attributes. */
function titleOf(rest: string): string {
  const named = namedTitle(rest);
  if (named !== undefined) return named;
  const [, bracketed] = /^\[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(rest) ?? [];
  return (bracketed ?? rest.replace(/\{[^}]*\}/g, '')).trim();
}

const capitalized = (text: string): string => (text[0]?.toUpperCase() ?? '') + text.slice(1);
