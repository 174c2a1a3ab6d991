import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { escapeHtml } from '../engine/model/escape-html.ts';
import type { SiteModel } from '../engine/site/site-model.ts';
import { otherFiles, otherFileText } from './other-files.ts';
import { replacements } from './replaced.ts';
import { differenceOf } from './status.ts';

type Part = { readonly title: string; readonly rows: readonly (readonly string[])[]; readonly none: string };

/** The report for the owner of a site, as one HTML file: what it offers, replaces and promises, and how large it is. */
export function ownerReport(model: SiteModel, root: string, out: string): string {
  const { site } = model.config;
  const parts = [
    offers(model),
    replaced(model, root),
    others(model, root),
    languages(model),
    promises(site),
    sizes(out),
  ];
  const title = `Report for the owner of ${site.title}`;
  const sections = parts.map(
    ({ title: heading, rows, none }) =>
      `<h2>${escapeHtml(heading)}</h2>\n` +
      (rows.length ? `<dl>${rows.map(rowHtml).join('\n')}</dl>` : `<p>${escapeHtml(none)}</p>`),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; }
dl > div { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.4rem 0; overflow-wrap: anywhere; }
dt { font-weight: 600; }
dd { margin: 0; }
summary { cursor: pointer; }
pre { white-space: pre-wrap; }
@media (width > 40rem) { dl > div { display: grid; grid-template-columns: 18rem 1fr; gap: 0 1rem; } dt { grid-row: 1 / span 20; } dd { grid-column: 2; } }
</style>
<h1>${escapeHtml(title)}</h1>
${sections.join('\n')}
</html>
`;
}

/** How many lines of a row are shown before it folds. */
const most = 12;

/** A row: its name, and what is said of it, a line each. */
function rowHtml([name = '', ...texts]: readonly string[]): string {
  const breakable = (text: string): string => escapeHtml(text).replace(/\/(?=.)/g, '/<wbr>');
  const isDifference = (text: string): boolean => text.startsWith('--- ');
  const lines = texts
    .filter((text) => text && !isDifference(text))
    .flatMap((text) => text.split('\n'))
    .map((line) => `<dd>${breakable(line)}</dd>`);
  const differences = texts
    .filter(isDifference)
    .map((text) => `<dd><details><summary>Show the difference</summary><pre>${escapeHtml(text)}</pre></details></dd>`);
  const rowsOfLines =
    lines.length > most
      ? `<dd><details><summary>Show all ${lines.length}</summary><ul>${lines.map((line) => line.replace(/dd>/g, 'li>')).join('')}</ul></details></dd>`
      : lines.join('');
  return `<div><dt>${breakable(name)}</dt>${rowsOfLines}${differences.join('')}</div>`;
}

function offers({ config, withheld }: SiteModel): Part {
  const missing = Object.values(config.availability).flatMap(({ label, values }) => {
    const names = Object.values(values).filter(({ offered }) => !offered);
    return names.length ? [[label, names.map((value) => value.label).join(', ')]] : [];
  });
  const pages = withheld.size ? [['Pages that are left out', [...withheld].sort().join('\n')]] : [];
  const limits = Object.keys(config.site.offers['limits'] ?? {}).map((name) => [
    config.availability['limits']?.values[name]?.label ?? name,
    config.tokens[`limit-${name}`] ?? '',
  ]);
  const rows = [...missing, ...pages, ...limits];
  return {
    title: 'Not offered, and limits of your own',
    rows,
    none: 'The pages describe everything, with our limits.',
  };
}

/** The languages, each with its pages that are translated. */
const languages = ({ config, pages, translated }: SiteModel): Part => ({
  title: 'Languages',
  rows: config.site.locales.map(({ code, label }, index) => [
    label,
    index === 0
      ? `all ${pages.size} pages`
      : `${translated.get(code)?.size ?? 0} of ${pages.size} pages; readers see the others in ${config.site.locales[0]?.label}`,
  ]),
  none: 'There is one.',
});

const states = {
  added: 'added',
  current: 'replaces, and the original is the same',
  changed: 'replaces, and the original has changed since',
  orphaned: 'replaced a page or section that is gone',
  'not-recorded': 'replaces; which version isn’t recorded',
} as const;

const replaced = (model: SiteModel, root: string): Part => ({
  title: 'Pages of your own',
  rows: replacements(model, root).map((one) => [
    one.file,
    states[one.state],
    ...('original' in one ? [one.original] : []),
    ...(one.state === 'orphaned' && one.moved ? [`the original is ${one.moved} now`] : []),
    ...(one.state === 'changed' ? [differenceOf(one).join('\n')] : []),
  ]),
  none: 'There are none.',
});

const others = (model: SiteModel, root: string): Part => ({
  title: 'Other files of your own',
  rows: otherFiles(model, root).map((one) => [one.file, otherFileText(one)]),
  none: 'There are none.',
});

/** Contacts that aren't set, and addresses that are examples, which lead no reader anywhere. */
function promises(site: SiteModel['config']['site']): Part {
  const contacts = (['securityEmail', 'conductEmail', 'supportEmail'] as const)
    .filter((key) => site.brand[key] === undefined)
    .map((key) => [`brand.${key}`, 'isn’t set']);
  const examples: string[][] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      // The same URL again, as in a menu, comes from the same key.
      const isNew = !examples.some(([, text]) => text === `is an example: ${value}`);
      if (isNew && /\.example\b|\bexample\.(com|org|net)\b/.test(value))
        examples.push([path, `is an example: ${value}`]);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key);
  };
  visit(site, '');
  const url = site.url === undefined ? [['url', 'isn’t set, so there is no sitemap and no canonical link']] : [];
  return {
    title: 'Promises that are not kept',
    rows: [...contacts, ...url, ...examples],
    none: 'All contacts and URLs are set.',
  };
}

/** How much the output has of each kind of file, and its largest pages; compressed copies don't count. */
function sizes(out: string): Part {
  const files = existsSync(out)
    ? readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => ({ file: relative(out, file), size: statSync(file).size }))
    : [];
  const kinds = new Map<string, number>();
  for (const { file, size } of files) {
    const kind = /\.(\w+)$/.exec(file)?.[1] ?? 'others';
    kinds.set(kind, (kinds.get(kind) ?? 0) + size);
  }
  const kilobytes = (size: number): string => `${(size / 1000).toFixed(0)} kB`;
  const largest = files.filter(({ file }) => file.endsWith('.html')).sort((a, b) => b.size - a.size);
  return {
    title: 'Sizes',
    rows: [
      ...[...kinds]
        .sort(([, a], [, b]) => b - a)
        .slice(0, 8)
        .map(([kind, size]) => [`all .${kind} files`, kilobytes(size)]),
      ...largest.slice(0, 5).map(({ file, size }) => [file, `${kilobytes(size)}, before compression`]),
    ],
    none: 'There is no output yet: run npm run build.',
  };
}
