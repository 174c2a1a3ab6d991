import { readdirSync, readFileSync } from 'node:fs';
import { pages } from './pages/index.ts';
import { readSteps, type Section } from './read-steps.ts';
import type { ClickRecording } from './walk.ts';

/** A list of numbered steps and the page it is on. */
export type PageSection = Section & { readonly path: string };

const translations = readdirSync('locales').map((name) => name.replace('.json', '/'));
/** Whether a file of `content/` is in another language: its steps are those of the original. */
export const isTranslation = (file: string): boolean => translations.some((folder) => file.startsWith(folder));

/** All numbered steps of the pages under `content/`, translations left out. */
export const readSections = (): PageSection[] =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !isTranslation(file))
    .map((file) => file.slice(0, -'.mdx'.length))
    .toSorted()
    .flatMap((path) => readSteps(readFileSync(`content/${path}.mdx`, 'utf8')).map((section) => ({ path, ...section })));

/** Which labels of a section the recording doesn't have, with their lines. Undefined if the section wasn't recorded. */
export function unseenLabels({ path, anchor, steps }: PageSection, recording: ClickRecording): string[] | undefined {
  const recorded = recording.pages[path]?.[anchor];
  if (!recorded) return undefined;
  const { names = {}, elsewhere = {}, skip = {} } = pages[path]?.[anchor] ?? {};
  const seen = new Set(recorded.flat().map(({ label }) => label));
  return steps
    .filter((_, index) => skip[index + 1] === undefined)
    .flatMap(({ mentions }) => mentions)
    .flatMap(({ labels, line }) => labels.map((label) => ({ label, line })))
    .filter(({ label }) => !seen.has(label) && !(label in names) && !(label in elsewhere))
    .map(({ label, line }) => `content/${path}.mdx:${line}: “${label}”`);
}
