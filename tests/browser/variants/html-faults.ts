import { Parser } from 'htmlparser2';

const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const loads = /^(href|src|srcset|action|formaction|data|poster|ping|cite|background|xlink:href|longdesc|manifest)$/;
/** Elements that run, load or send something. The document's own scripts, links and metas are counted separately. */
const strangers = /^(iframe|object|embed|base|form|frame|frameset|applet|template|portal|style)$/;

/**
 * What is wrong with a piece of HTML as written: an element that is not closed where it should be, anything that runs or loads from
 * elsewhere, an address that is a program.
 */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes, implied) {
      open.push(name);
      if (implied) faults.push(`<${name}> is not opened`);
      if (strangers.test(name)) faults.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on|^style$|^srcdoc$/i.test(attribute)) faults.push(`<${name} ${attribute}="${value.slice(0, 60)}">`);
        const address = [...value].filter((letter) => letter > ' ').join('');
        if (loads.test(attribute) && /^(javascript:|vbscript:|blob:|data:(?!image\/))/i.test(address))
          faults.push(`<${name} ${attribute}="${value.slice(0, 60)}">`);
        const isLoaded = loads.test(attribute) && !/^(a|area|link)$/.test(name) && attribute !== 'cite';
        if (isLoaded && /^([a-z]+:)?[/\\]{2}/i.test(address))
          faults.push(`<${name} ${attribute}="${value.slice(0, 60)}">`);
      }
    },
    onclosetag(name, implied) {
      open.pop();
      // Elements of a drawing may close themselves.
      const closesItself = open.includes('svg') && html.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>');
      if (implied && !empty.test(name) && !closesItself) faults.push(`<${name}> is not closed`);
    },
  });
  parser.end(html);
  return [...new Set(faults)];
}
