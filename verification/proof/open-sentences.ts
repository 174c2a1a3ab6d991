import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuRecording } from '../clicks/record-menus.ts';
import { isTranslation } from '../clicks/sections.ts';
import type { ClickRecording } from '../clicks/walk.ts';
import clicksJson from '../recordings/clicks.json' with { type: 'json' };
import labelsJson from '../recordings/labels.json' with { type: 'json' };
import measuresJson from '../recordings/measures.json' with { type: 'json' };
import menusJson from '../recordings/menus.json' with { type: 'json' };
import { sourceOfMeasure } from './measures.ts';
import { isInManuals } from './manuals.ts';
import { isOwnLine } from './own-lines.ts';
import { labelsFor, type LabelRecording } from './record-labels.ts';
import { unprovenSentences, type Sentence } from './sentences.ts';

const content = join(import.meta.dirname, '../../content');
const clicks = clicksJson as ClickRecording;
const { menus } = menusJson as unknown as MenuRecording;
const recordedLabels = labelsJson as unknown as LabelRecording;

/** Labels that were on the screen of the platform, or are among its texts. */
export const labelsOnScreen = (): Set<string> =>
  new Set([
    ...Object.keys(recordedLabels.labels),
    ...Object.values(clicks.pages).flatMap((anchors) =>
      Object.values(anchors)
        .flat(2)
        .map(({ label }) => label),
    ),
    ...Object.values(menus).flatMap((menu) => [...Object.keys(menu), ...Object.values(menu).flat()]),
  ]);

/** A page, and its sentences with a label or a measure that neither a recording nor a line of the source shows. */
export type OpenPage = { readonly path: string; readonly sentences: readonly Sentence[] };

/** All pages with what no recording and no line of a source proves on them. Translations are left out. */
function unrecordedSentences(): OpenPage[] {
  const seen = labelsOnScreen();
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !isTranslation(file))
    .toSorted()
    .map((file) => {
      const path = file.slice(0, -'.mdx'.length);
      const text = readFileSync(join(content, file), 'utf8');
      const isOpen = (words: string): boolean =>
        sourceOfMeasure(path, words, measuresJson) === undefined && !isOwnLine(path, words);
      const sentences = unprovenSentences(text, new Set([...seen, ...labelsFor(path, recordedLabels)]));
      return {
        path,
        sentences: sentences.flatMap(({ line, text: words, lacks: first, alsoLacks: others = [] }): Sentence[] => {
          const [lacks, ...alsoLacks] = [first, ...others].filter(isOpen);
          if (lacks === undefined) return [];
          return [{ line, text: words, lacks, ...(alsoLacks.length > 0 && { alsoLacks }) }];
        }),
      };
    });
}

/** The sentences that nothing proves, and those whose label the manual of another company has, word for word. */
export function openSentences(): { readonly open: OpenPage[]; readonly inManuals: OpenPage[] } {
  const pages = unrecordedSentences();
  const select = (isInManual: boolean): OpenPage[] =>
    pages.map(({ path, sentences }) => ({
      path,
      sentences: sentences.filter((one) => isInManuals(path, one) === isInManual),
    }));
  return { open: select(false), inManuals: select(true) };
}
