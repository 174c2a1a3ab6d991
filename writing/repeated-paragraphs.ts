import type { ProjectRule } from '../engine/checks/rules.ts';
import { readNodes } from '../engine/compile/read-nodes.ts';
import { errorAt, type Problem } from '../engine/model/problem.ts';
import { paragraphsOf } from './page-text.ts';

const shortest = 40;
const alike = 0.7;

type Paragraph = { readonly file: string; readonly line: number | undefined; readonly triples: ReadonlySet<string> };

/** Runs of three words, the unit by which texts are compared. */
function triplesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** The share of the smaller text's runs that the other text also has. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const triple of small) if (large.has(triple)) shared++;
  return small.size ? shared / small.size : 0;
}

/** No paragraph of 40 words or more appears on two pages: shared text becomes a snippet, and text that differs says how. */
export const repeatedParagraphs: ProjectRule = (model) => {
  const problems: Problem[] = [];
  const seen = new Map<string, Paragraph[]>();
  for (const page of model.pages.values()) {
    if (page.meta.type === 'plain' || page.source.generated?.quoted) continue;
    const file = page.displayFile;
    for (const { text, line } of paragraphsOf(readNodes(page).nodes)) {
      if (text.split(' ').length < shortest) continue;
      const paragraph: Paragraph = { file, line, triples: triplesOf(text) };
      const candidates = new Set([...paragraph.triples].flatMap((triple) => seen.get(triple) ?? []));
      const other = [...candidates].find(
        (candidate) => candidate.file !== file && likeness(candidate.triples, paragraph.triples) >= alike,
      );
      if (other)
        problems.push(
          errorAt(
            'repeated-paragraphs',
            { file, line },
            `A paragraph is nearly the same as the one at ${other.file}:${other.line}.`,
            'Put it into content/_snippets/, or say what is different here.',
          ),
        );
      for (const triple of paragraph.triples) {
        const others = seen.get(triple);
        if (others) others.push(paragraph);
        else seen.set(triple, [paragraph]);
      }
    }
  }
  return problems;
};
