import type { Report } from './verify-installation.ts';

/** The report as sections of lines, for the terminal and for HTML. */
function sectionsOf({ url, release, account, features, channels, operations, pages }: Report): [string, string[]][] {
  const isSame = release.installation === release.docs;
  const list = (names: readonly string[]): string => names.join(', ') || 'none';
  return [
    [
      'Installation',
      [
        `Address: ${url}`,
        `Release: ${release.installation}${isSame ? ', the one that the docs describe' : `; the docs describe ${release.docs}`}`,
        `Asked as: ${account.role} of account ${account.id}`,
      ],
    ],
    ['Features', [`On: ${list(features.on)}`, `Off: ${list(features.off)}`]],
    ['Channels of the account', Object.entries(channels).map(([name, count]) => `${name}: ${count}`)],
    [
      `Operations that answer differently: ${operations.different.length} of ${operations.different.length + operations.same.length}`,
      operations.different.map(
        ({ operation, path, differences }) => `${operation} (GET ${path}): ${differences.join('; ')}`,
      ),
    ],
    [
      `Operations that weren't checked: ${operations.unchecked.length}`,
      operations.unchecked.map(({ operation, why }) => `${operation}: ${why}`),
    ],
    [
      `Pages that describe what the account doesn't have: ${pages.length}`,
      pages.map(({ page, part, without }) => `${page}${part ? ' (a part)' : ''}: needs ${without.join(', ')}`),
    ],
  ];
}

/** The report for a terminal. */
export const asText = (report: Report): string =>
  sectionsOf(report)
    .map(([title, lines]) => [title, ...(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`)].join('\n'))
    .join('\n\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The report as a page that needs no other file. */
export function asHtml(report: Report): string {
  const sections = sectionsOf(report).map(([title, lines]) => {
    const items = lines.map((line) => `<li>${escaped(line)}</li>`).join('\n');
    return `<section>\n<h2>${escaped(title)}</h2>\n${items ? `<ul>\n${items}\n</ul>` : '<p>None</p>'}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Verification of ${escaped(report.url)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}</style>
<h1>Does the installation match the docs?</h1>
${sections.join('\n')}
</html>
`;
}
