import { calculatedIn, withoutCalculations } from './calculations.ts';

/** A sentence that says something about the platform which no recording shows. */
export type Sentence = {
  readonly line: number;
  readonly text: string;
  /** The first label or measure that nothing proves; a label is in quotation marks. */
  readonly lacks: string;
  /** The others. */
  readonly alsoLacks?: readonly string[];
};

const measures =
  /\b\d[\d,.]*\s?(?:%|(?:seconds?|minutes?|hours?|days?|weeks?|months?|[KMG]B|characters|times|messages|contacts|conversations)\b)/g;

/** The labels of a text: bold ones, and the items of menu paths. */
export const labelsOf = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*|<MenuPath items=\{(\[[^\]]*\])\}/g)].flatMap(([, label, items]) =>
    items === undefined ? [label ?? ''] : (JSON.parse(items) as string[]),
  );

/** Words that are bold because they begin an item of a list, such as “**Lists.**”, or for emphasis: no screen has them. */
function isEmphasis(label: string, text: string): boolean {
  const before = text.slice(0, text.indexOf(`**${label}**`)).replaceAll(/<If [^>]*>/g, '');
  return /^[\p{Ll}`]/u.test(label) || (/^\s*[-|\d.]*\s*$/.test(before) && /[.:?]$/.test(label));
}

/** The first measure of a sentence that neither the sentence nor an example of the page calculates. */
const measureIn = (text: string, isCalculated: (measure: string) => boolean): string | undefined =>
  [...withoutCalculations(text).matchAll(measures)].map(([words]) => words).find((words) => !isCalculated(words));

/** Sentences of a page, outside code, with a bold label that nobody saw on the screen, and that is no tab of the page, or with a measure. */
export function unprovenSentences(page: string, seenLabels: ReadonlySet<string>): Sentence[] {
  const tabs = new Set([...page.matchAll(/<Tab label="([^"]+)"/g)].map(([, label]) => label));
  const isCalculated = calculatedIn(page);
  let isCode = false;
  let isFrontMatter = page.startsWith('---\n');
  return page.split('\n').flatMap((line, index): Sentence[] => {
    if (index > 0 && line === '---') isFrontMatter = false;
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (isCode || isFrontMatter || /^\s*[<`#]/.test(line)) return [];
    return line.split(/(?<=[.!?])(?<!\b(?:Avg|No)\.)\s+/).flatMap((text) => {
      const labels = labelsOf(text).filter(
        (name) => !seenLabels.has(name) && !tabs.has(name) && !isEmphasis(name, text),
      );
      const measure = measureIn(text, isCalculated);
      const [lacks, ...alsoLacks] = [
        ...labels.map((label) => `“${label}”`),
        ...(measure === undefined ? [] : [measure]),
      ];
      if (lacks === undefined) return [];
      return [{ line: index + 1, text: text.trim(), lacks, ...(alsoLacks.length > 0 && { alsoLacks }) }];
    });
  });
}
