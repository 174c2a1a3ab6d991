import { outsideCode } from './code-regions.ts';

/** Markdoc's own spellings as those that the other readers know: closing tags, callouts, labels, and what is said of a heading. */
export function withoutMarkdoc(text: string): string {
  if (!/\{%[ \t]*\/|\/[ \t]*%\}|\{%[ \t]*[#.][^%]*%\}/.test(text)) return text;
  return outsideCode(text, (part) =>
    part
      .replace(
        /\{%[ \t]*\/[ \t]*([\w-]+)[ \t]*%\}/g,
        (_, name: string) => `{% end${name === 'callout' ? 'hint' : name} %}`,
      )
      .replace(
        /\{%[ \t]*callout\b([^%]*)%\}/g,
        (_, attributes: string) => `{% hint${attributes.replace(/\btype=/, 'style=')}%}`,
      )
      .replace(
        /\{%[ \t]*tab\b([^%]*)%\}/g,
        (_, attributes: string) => `{% tab${attributes.replace(/\b(?:label|name)=/, 'title=')}%}`,
      )
      .replace(/^(#{1,6}[ \t].*?)[ \t]*\{%[ \t]*([^%]*)%\}[ \t]*$/gm, (_, heading: string, attributes: string) => {
        const id = /#([\w-]+)/.exec(attributes)?.[1];
        return id ? `${heading} {#${id}}` : heading;
      })
      .replace(/[ \t]*\{%[ \t]*(?:[#.][\w-]+[ \t]*)+%\}/g, ''),
  );
}
