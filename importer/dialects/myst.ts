import { bundledLanguages, bundledLanguagesAlias } from 'shiki';

/** A line and its number in the file. */
export type NumberedLine = readonly [text: string, number: number];

const isMyst =
  /^[ \t]*(?:`{3,}|~{3,}|:{3,})[ \t]*\{[\w-]+\}|\{(?:ref|numref|doc|term|kbd|abbr|math|guilabel|menuselection)\}`|^\([\w-]+\)=[ \t]*$/m;
const directive = /^([ \t]*)(`{3,}|~{3,}|:{3,})[ \t]*\{([\w-]+)\}[ \t]*(.*)$/;
const option = /^[ \t]*:([\w-]+):[ \t]*(.*)$/;
const codeNames = /^(code|code-block|code-cell|sourcecode|literalinclude|parsed-literal|prompt)$/;
const imageNames = /^(image|figure)$/;

const isLanguage = (name: string): boolean =>
  Object.hasOwn(bundledLanguages, name) || Object.hasOwn(bundledLanguagesAlias, name) || name === 'mermaid';

/**
 * The lines of a text, with the directives and roles of MyST as code, images, links and `:::` blocks, which other readers know. What
 * Quarto runs (`{python}`) is code.
 */
export function linesWithoutMyst(text: string): NumberedLine[] {
  const lines = text.split('\n').map((line, index): NumberedLine => [line, index + 1]);
  return isMyst.test(text) ? new MystReader().read(lines) : lines;
}

type Open = { readonly fence: string; readonly close: string | undefined; readonly isCode: boolean };

class MystReader {
  readonly #out: NumberedLine[] = [];
  readonly #open: Open[] = [];
  /** Code in an ordinary fence. */
  #fence: string | undefined;
  /** The label that a line such as `(label)=` gives the next heading. */
  #label: string | undefined;

  read(lines: readonly NumberedLine[]): NumberedLine[] {
    for (let index = 0; index < lines.length; index++) {
      const [line, number] = lines[index] as NumberedLine;
      const match = this.#fence === undefined && !this.#open.at(-1)?.isCode ? directive.exec(line) : null;
      if (!match) {
        this.#line(line, number);
        continue;
      }
      const options: Record<string, string> = {};
      for (let next = option.exec(lines[index + 1]?.[0] ?? ''); next; next = option.exec(lines[index + 1]?.[0] ?? '')) {
        options[next[1] ?? ''] = next[2] ?? '';
        index++;
      }
      this.#begin(match, options, number);
    }
    return this.#out;
  }

  #begin(
    [, indent = '', fence = '', name = '', argument = '']: RegExpExecArray,
    options: Readonly<Record<string, string>>,
    number: number,
  ): void {
    const put = (line: string): void => void this.#out.push([indent + line, number]);
    const isCode = codeNames.test(name) || name === 'math' || isLanguage(name);
    if (isCode) {
      const language = codeNames.test(name) ? argument.trim() : name === 'math' ? 'latex' : name;
      const title = options['caption'] ?? options['filename'];
      const marked = options['emphasize-lines'];
      put(`${fence}${language}${title ? ` title="${title}"` : ''}${marked ? ` {${marked}}` : ''}`);
      this.#open.push({ fence, close: fence, isCode });
    } else if (imageNames.test(name)) {
      put(`![${(options['alt'] ?? '').replace(/[[\]]/g, '\\$&')}](<${argument.trim()}>)`);
      put('');
      this.#open.push({ fence, close: undefined, isCode });
    } else {
      const colons = ':'.repeat(fence.length);
      const kind = name === 'admonition' ? (options['class']?.split(/\s+/)[0] ?? 'note') : name;
      put(`${colons}{${kind}} ${argument}`.trimEnd());
      this.#open.push({ fence, close: colons, isCode });
    }
  }

  #line(line: string, number: number): void {
    const ticks = /^[ \t]*(`{3,}|~{3,}|:{3,})[ \t]*$/.exec(line)?.[1];
    const open = this.#open.at(-1);
    if (this.#fence === undefined && open && ticks?.startsWith(open.fence)) {
      this.#open.pop();
      if (open.close !== undefined) this.#out.push([line.replace(ticks, open.close), number]);
      return;
    }
    const fence = /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (!open?.isCode && fence !== undefined) {
      if (this.#fence === undefined) this.#fence = fence;
      else if (ticks?.startsWith(this.#fence)) this.#fence = undefined;
    }
    if (open?.isCode || this.#fence !== undefined || fence !== undefined) {
      this.#out.push([line, number]);
      return;
    }
    const label = /^\(([\w-]+)\)=[ \t]*$/.exec(line)?.[1];
    if (label !== undefined) {
      this.#label = label;
      return;
    }
    if (/^%(?:[ \t]|$)/.test(line)) return;
    const heading = this.#label !== undefined && /^#{1,6}[ \t]/.test(line) ? ` {#${this.#label}}` : '';
    if (heading) this.#label = undefined;
    this.#out.push([withoutRoles(line) + heading, number]);
  }
}

/** `{ref}`label``, `{doc}`page``, `{kbd}`keys`` and so on, as links and HTML; others stay as they are. */
function withoutRoles(line: string): string {
  return line.replace(/\{(\w+)\}`([^`]+)`/g, (match, name: string, content: string) => {
    const [, words = content, target = content] = /^(.*?)[ \t]*<([^<>]+)>$/.exec(content) ?? [];
    if (name === 'ref' || name === 'numref' || name === 'term') return `[${words}](#${target})`;
    if (name === 'doc' || name === 'download') return `[${words}](<${target}>)`;
    if (name === 'kbd') return `<kbd>${content}</kbd>`;
    if (name === 'math') return `$${content}$`;
    if (name === 'guilabel' || name === 'menuselection') return `**${content}**`;
    return name === 'abbr' ? content : match;
  });
}
