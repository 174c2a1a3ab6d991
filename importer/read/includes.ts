import { posix } from 'node:path';
import { bodyOf } from '../../engine/markdown/front-matter-block.ts';
import { settingsOf } from './settings.ts';

/** A text with the files that it includes. */
type WithIncludes = {
  readonly text: string;
  /** The line in the file for each line of the text; both count from 1, and index 0 is unused. Undefined when nothing is included. */
  readonly lines?: readonly number[];
  /** Files that are not there, or not to be read. */
  readonly missing: readonly { readonly name: string; readonly line: number }[];
};

/** A file of the content folder, by its path in it; undefined when there is none. */
export type ReadText = (file: string) => string | undefined;

/** How deep files may include each other, and how many characters a page may get that way. */
const deepest = 5;
const mostCharacters = 500_000;

const anyInclude =
  /^[ \t]*(?:<<<|--8<--|\{\{#|\{%[ \t]*(?:include|partial)[ \t])|<!--[ \t]*@include:|\[!INCLUDE|^import[ \t]+\w+[ \t]+from[ \t]+["'][^"']+\.mdx?["']/im;
const fence = /^[ \t>]*(`{3,}|~{3,})(.*)$/;

const vitepressCode = /^([ \t]*)<<<[ \t]*([^\s#{[]+)(?:#([\w-]+))?[ \t]*(\{[^}]*\})?[ \t]*(\[[^\]]*\])?[ \t]*$/;
const vitepressPage = /^([ \t]*)<!--[ \t]*@include:[ \t]*([^\s{#]+)(?:#([\w-]+))?(?:\{(\d*),(\d*)\})?[ \t]*-->[ \t]*$/;
const snippet = /^([ \t]*)--8<--[ \t]+"([^":]+)(?::([\w-]+))?(?::(\d+))?"[ \t]*$/;
const mdbook =
  /^([ \t]*)\{\{#(?:include|rustdoc_include|playground)[ \t]+([^\s:}]+)(?::([\w-]*))?(?::(\d*))?[^}]*\}\}[ \t]*$/;
const gitbook = /^([ \t]*)\{%[ \t]*(?:include[ \t]+|partial[ \t]+file=)"([^"\s]+)"[ \t]*\/?%\}[ \t]*$/;
const docfx = /^([ \t>]*)\[!INCLUDE[ \t]*\[[^\]]*\]\(([^)\s]+)\)\][ \t]*$/i;
const partial = /^import[ \t]+(\w+)[ \t]+from[ \t]+["']([^"']+\.mdx?)["'];?[ \t]*$/;
const partialTag = /^([ \t]*)<(\w+)\b[^<>]*\/>[ \t]*$/;

/**
 * Puts the files that a page includes in their place, in the notations of VitePress (`<<< file`, `<!--@include: file-->`), MkDocs
 * (`--8<-- "file"`), mdBook (`{{#include file}}`), DocFX (`[!INCLUDE [title](file)]`), GitBook (`{% include "file" %}`) and Docusaurus
 * (`import Part from './_part.mdx'`).
 * @param file the page's path in the content folder
 */
export function withIncludes(text: string, file: string, read: ReadText): WithIncludes {
  if (!anyInclude.test(text)) return { text, missing: [] };
  return new Includer(read).include(text, file);
}

/** A part of a file, from a name (of a region) or a first line, and a last line. */
type Part = {
  readonly name?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

class Includer {
  readonly #read: ReadText;
  #left = mostCharacters;

  constructor(read: ReadText) {
    this.#read = read;
  }

  include(text: string, file: string, depth = 0): WithIncludes {
    const out: string[] = [];
    const lines: number[] = [0];
    const missing: { name: string; line: number }[] = [];
    const partials = new Map<string, string>();
    let open: string | undefined;
    for (const [index, line] of text.split('\n').entries()) {
      const fenced = fence.exec(line);
      if (open === undefined) open = fenced?.[1];
      else if (fenced?.[1]?.startsWith(open) && !fenced[2]?.trim()) open = undefined;
      // No notation is as long, and the patterns would take too long on it.
      const includedText =
        line.length > 1000 ? undefined : this.#included(line, file, depth, open !== undefined, partials);
      if (typeof includedText === 'object') missing.push({ name: includedText.missing, line: index + 1 });
      const outputLine = typeof includedText === 'string' ? includedText : line;
      for (const one of outputLine.split('\n')) {
        out.push(one);
        lines.push(index + 1);
      }
    }
    return { text: out.join('\n'), lines, missing };
  }

  /** What a line includes; undefined for a line that includes nothing. */
  #included(
    line: string,
    file: string,
    depth: number,
    inCode: boolean,
    partials: Map<string, string>,
  ): string | { missing: string } | undefined {
    const raw = snippet.exec(line) ?? mdbook.exec(line);
    if (raw) {
      const [, indent = '', name = '', from, to] = raw;
      const part = /^\d*$/.test(from ?? '') ? { from, to } : { name: from };
      return this.#put(name, file, indent, (text, foundFile) =>
        inCode || !isMarkdown(foundFile) ? partOf(text, part) : this.#page(partOf(text, part), foundFile, depth),
      );
    }
    if (inCode) return undefined;
    const code = vitepressCode.exec(line);
    if (code) {
      const [, indent = '', name = '', region, highlighted = '', label = ''] = code;
      const [, marked = '', language] = /^\{([\d,\s-]*)([a-z][\w-]*)?/i.exec(highlighted) ?? [];
      return this.#put(name, file, indent, (text) => {
        const excerpt = partOf(text, { name: region });
        const ticks = '`'.repeat(Math.max(3, ...[...excerpt.matchAll(/`+/g)].map(([run]) => run.length + 1)));
        const meta =
          `${language ?? posix.extname(name).slice(1)}${marked.trim() && `{${marked.trim()}}`} ${label}`.trim();
        return `${ticks}${meta}\n${excerpt}\n${ticks}`;
      });
    }
    const page = vitepressPage.exec(line);
    if (page) {
      const [, indent = '', name = '', region, from, to] = page;
      return this.#put(name, file, indent, (text, foundFile) =>
        this.#page(partOf(text, { name: region, from, to }), foundFile, depth),
      );
    }
    const [, indent = '', name] = docfx.exec(line) ?? gitbook.exec(line) ?? [];
    if (name) return this.#put(name, file, indent, (text, foundFile) => this.#page(text, foundFile, depth));
    const [, part = '', address = ''] = partial.exec(line) ?? [];
    if (part && this.#find(address, file)) {
      partials.set(part, address);
      return '';
    }
    const [, before = '', tag = ''] = partialTag.exec(line) ?? [];
    const used = partials.get(tag);
    return used === undefined
      ? undefined
      : this.#put(used, file, before, (text, foundFile) => `\n${this.#page(text, foundFile, depth)}\n`);
  }

  #put(
    name: string,
    file: string,
    indent: string,
    make: (text: string, foundFile: string) => string,
  ): string | { missing: string } {
    const includedFile = this.#find(name, file);
    if (!includedFile) return { missing: name };
    const output = make(includedFile.text, includedFile.file);
    this.#left -= output.length;
    return this.#left < 0 ? { missing: name } : indent + output.replaceAll('\n', `\n${indent}`);
  }

  /** A Markdown file without its settings, with what it includes itself. */
  #page(text: string, file: string, depth: number): string {
    const block = settingsOf(text);
    const body = block ? bodyOf(text, block.lines) : text;
    return (depth < deepest ? this.include(body, file, depth + 1).text : body).trim();
  }

  /** A path is relative to the page, or to the folder (`@/file`, `@site/docs/file`, `/file`). */
  #find(name: string, file: string): { text: string; file: string } | undefined {
    const [, fromRoot] = /^(?:@site|[@~])?\/(.*)$/.exec(name) ?? [];
    const places =
      fromRoot === undefined
        ? [posix.join(posix.dirname(file), name), posix.normalize(name)]
        : [fromRoot, fromRoot.replace(/^[^/]*\//, '')];
    for (const folder of places) {
      const text = this.#left > 0 ? this.#read(folder) : undefined;
      if (text !== undefined) return { text, file: folder };
    }
    return undefined;
  }
}

const isMarkdown = (file: string): boolean => /\.(mdx?|markdown)$/i.test(file);

/** Comments that begin and end a region in any language; they are not shown. */
const regionMark = /#(?:end)?region\b|\bANCHOR(?:_END)?:|\[(?:start|end):/;

function partOf(text: string, { name, from, to }: Part): string {
  const lines = text.replace(/\n$/, '').split('\n');
  if (!name) {
    const excerpt = lines.slice(
      from ? Number(from) - 1 : 0,
      to ? Number(to) : from && to === undefined ? Number(from) : undefined,
    );
    return excerpt.filter((line) => !regionMark.test(line)).join('\n');
  }
  const word = new RegExp(`(?:#region|ANCHOR:|\\[start:)\\s*${name}\\b`);
  const first = lines.findIndex((line) => word.test(line));
  if (first < 0) return text.trimEnd();
  const end = new RegExp(
    `#endregion(?:\\s*$|\\s+${name}\\b)|ANCHOR_END:\\s*${name}\\b|\\[end:\\s*${name}\\b|#endregion\\s*(?:-->|\\*/)`,
  );
  const last = lines.findIndex((line, index) => index > first && end.test(line));
  const inside = lines.slice(first + 1, last < 0 ? undefined : last).filter((line) => !regionMark.test(line));
  const indents = inside.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  return inside.map((line) => line.slice(Math.min(...indents))).join('\n');
}
