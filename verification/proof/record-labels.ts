import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { labelsOf } from './sentences.ts';

/** A program whose texts the pages name. */
export type Program = 'labels' | 'flowBuilder' | 'mobileApp';

/** Where the texts of each program have a label of the pages: file and key, or only the file. The platform's are `labels`. */
export type LabelRecording = { readonly release: string } & Readonly<Record<Program, Readonly<Record<string, string>>>>;

/** Whether a page is about the flow builder. */
export const isAboutFlows = (path: string): boolean => /rule-based\/|_snippets\/assistant-/.test(path);
const isAboutPhones = (path: string): boolean => /mobile|others\/faq/.test(path);

/** Files with the texts of a program by their key, folders whose code has them, and the pages that name them. */
const programs: Readonly<
  Record<Program, { files: readonly string[]; code: readonly string[]; isAbout: (path: string) => boolean }>
> = {
  labels: {
    files: [
      'app/javascript/dashboard/i18n/locale/en',
      'app/javascript/widget/i18n/locale/en.json',
      'app/javascript/survey/i18n/locale/en.json',
      'config/locales/en.yml',
      'config/integration/apps.yml',
      'config/installation_config.yml',
      'config/locales/devise.en.yml',
      'config/agents/tools.yml',
      'config/features.yml',
    ],
    code: ['app/views/super_admin'],
    isAbout: () => true,
  },
  flowBuilder: { files: [], code: ['apps/builder/src', 'packages'], isAbout: isAboutFlows },
  mobileApp: { files: ['src/i18n/en.json'], code: [], isAbout: isAboutPhones },
};
const recordingFile = 'verification/recordings/labels.json';

/** Looks for every label of the pages in the texts of a program. */
export function recordLabels(source: string, program: Program): string[] {
  const texts = new Map<string, string>();
  const { files, code, isAbout } = programs[program];
  for (const file of files.flatMap((path) => filesAt(source, path)))
    collect(parse(readFileSync(join(source, file), 'utf8')), file, texts);
  for (const file of code.flatMap((folder) => codeFiles(source, folder)))
    collectFromCode(readFileSync(join(source, file), 'utf8'), file, texts);
  if (texts.size === 0) return [`${source} has no texts of ${program}: give the folder of its source.`];
  const sources: Record<string, string> = {};
  for (const page of readdirSync('content', { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!page.endsWith('.mdx') || !isAbout(page)) continue;
    for (const label of labelsOf(readFileSync(`content/${page}`, 'utf8'))) {
      const where = texts.get(plain(label).replaceAll('%assistant-menu%', 'Captain'));
      if (where) sources[label] = where;
    }
  }
  const sorted = Object.fromEntries(Object.entries(sources).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const recording = { ...(JSON.parse(readFileSync(recordingFile, 'utf8')) as LabelRecording), [program]: sorted };
  writeFileSync(recordingFile, `${JSON.stringify(recording, null, 2)}\n`);
  return [];
}

/** The labels that a page may name, because its programs have them. */
export const labelsFor = (path: string, recording: LabelRecording): string[] =>
  (Object.keys(programs) as Program[])
    .filter((program) => programs[program].isAbout(path))
    .flatMap((program) => Object.keys(recording[program]));

const filesAt = (source: string, path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(source, path))
        .toSorted()
        .map((name) => `${path}/${name}`);

const codeFiles = (source: string, folder: string): string[] =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|erb)$|\ben\.json$/.test(file) && !/\.(?:test|spec|d)\.ts|node_modules/.test(file))
    .toSorted()
    .map((file) => `${folder}/${file}`);

const plain = (text: string): string => text.trim().replace(/[.:*]$/, '');

function collect(value: unknown, where: string, texts: Map<string, string>): void {
  if (typeof value === 'string') {
    if (!texts.has(plain(value))) texts.set(plain(value), where);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value))
      collect(child, `${where}${where.includes('#') ? '.' : '#'}${key}`, texts);
  }
}

/** Takes what a reader can see: the text between tags, and strings. The pages call an assistant a bot, without its brand. */
function collectFromCode(code: string, file: string, texts: Map<string, string>): void {
  const strings = code.matchAll(/>([^<>{}]+)[<{]|"([^"\n]+)"|'([^'\n]+)'|^\s+([A-Z][^<>{}=;"]{2,80})(?:\{" "\})?$/gm);
  for (const [, ...groups] of strings) {
    const text = plain((groups.find((group) => group !== undefined) ?? '').replaceAll(/\s+/g, ' '));
    const words = [text, text.replaceAll(/\btypebots?\b/g, (word) => word.slice(4)), text.replace('Typebot ', '')];
    for (const word of words) if (word !== '' && !texts.has(word)) texts.set(word, file);
  }
}
