import { appHostName, appUrlName, hostOf, type Placeholders } from '../model/placeholder.ts';

/** Matches the line break opportunities that tables add to long code. */
const breaks = '(?:<wbr/?>)*';
const literal = (text: string): string =>
  [...text].map((character) => character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')).join(breaks);

const marked = `<var>[^<]*</var>`;
const written = '&lt;([A-Z](?:[A-Z0-9_]|<wbr/?>)*)(?:&gt;|>)';

/**
 * Marks what a reader may fill in within a page's code: known placeholders (`<var>`, unless highlighting marked them already), and
 * the installation's URL and host (`<data>`), which readers of the hosted service leave as they are.
 */
export function markValues(html: string, appUrl: string, placeholders: () => Placeholders): string {
  const end = '(?![\\w-]|\\.\\w)';
  const value = new RegExp(
    `${marked}|${written}|(${literal(appUrl)})${end}|(?<![\\w.-])(${literal(hostOf(appUrl))})${end}`,
    'g',
  );
  return html.replace(/(<code\b[^>]*>)([\s\S]*?)(?=<\/code>)/g, (_, open: string, code: string) =>
    open.concat(
      code.replace(value, (whole, name?: string, url?: string, ownHost?: string) => {
        if ((url || ownHost) && !Object.hasOwn(placeholders(), appUrlName)) return whole;
        if (url) return `<data value="${appUrlName}">${url}</data>`;
        if (ownHost) return `<data value="${appHostName}">${ownHost}</data>`;
        return name && Object.hasOwn(placeholders(), name.replace(/<wbr\/?>/g, '')) ? `<var>${whole}</var>` : whole;
      }),
    ),
  );
}
