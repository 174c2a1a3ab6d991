import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { boldLabels } from './sentences.ts';

/** Where the platform's own texts have a label of the pages: file and key. */
export type LabelRecording = { readonly release: string; readonly labels: Readonly<Record<string, string>> };

const files = [
  'app/javascript/dashboard/i18n/locale/en',
  'app/javascript/widget/i18n/locale/en.json',
  'app/javascript/survey/i18n/locale/en.json',
  'config/locales/en.yml',
  'config/integration/apps.yml',
  'config/installation_config.yml',
];

/** Looks for every bold label of the pages in the texts of the platform, whose source is at `source`. */
export function recordLabels(source: string): string[] {
  const texts = new Map<string, string>();
  for (const file of files.flatMap((path) => filesAt(source, path))) {
    collect(parse(readFileSync(join(source, file), 'utf8')), file, texts);
  }
  if (texts.size === 0) return [`${source} has no texts of the platform: give the folder that holds app/javascript.`];
  const labels: Record<string, string> = {};
  for (const page of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.mdx')) continue;
    for (const label of boldLabels(readFileSync(`content/${page}`, 'utf8'))) {
      const where = texts.get(plain(label));
      if (where) labels[label] = where;
    }
  }
  const sorted = Object.fromEntries(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const recording: LabelRecording = { release: '4.15.1', labels: sorted };
  writeFileSync('verification/recordings/labels.json', `${JSON.stringify(recording, null, 2)}\n`);
  return [];
}

const filesAt = (source: string, path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(source, path))
        .toSorted()
        .map((name) => `${path}/${name}`);

const plain = (text: string): string => text.trim().replace(/[:*]$/, '');

function collect(value: unknown, where: string, texts: Map<string, string>): void {
  if (typeof value === 'string') {
    if (!texts.has(plain(value))) texts.set(plain(value), where);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value))
      collect(child, `${where}${where.includes('#') ? '.' : '#'}${key}`, texts);
  }
}
