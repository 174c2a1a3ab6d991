import type { Vocabulary } from '../../model/vocabulary.ts';
import { headingsOf, paragraphsOf, proseBlocks, type Finding, type PageCheck } from './page-check.ts';

type Phrase = { readonly pattern: RegExp; readonly say: string };

const phrases = new WeakMap<
  Vocabulary,
  { anywhere: Phrase[]; starts: Phrase[]; allowed: RegExp[]; empty: Set<string> }
>();

const wholeWords = (pattern: string, flags: string): RegExp => new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, flags);

function compiled(vocabulary: Vocabulary) {
  const before = phrases.get(vocabulary);
  if (before) return before;
  const { avoid, terms, tics, hedges, spellings, starts, allowed, emptyHeadings } = vocabulary;
  const patterns = {
    anywhere: [
      ...[...avoid, ...terms, ...tics, ...hedges].map(({ pattern, say }) => ({
        pattern: wholeWords(pattern, 'i'),
        say,
      })),
      ...spellings.map(({ pattern, say }) => ({ pattern: wholeWords(pattern, ''), say })),
    ],
    starts: starts.map(({ pattern, say }) => ({ pattern: new RegExp(`^(?:${pattern})(?!\\w)`), say })),
    allowed: allowed.map((pattern) => new RegExp(pattern, 'gi')),
    empty: new Set(emptyHeadings.map((heading) => heading.toLowerCase())),
  };
  phrases.set(vocabulary, patterns);
  return patterns;
}

/** One term for each thing, no filler, no hedges, no phrases that a native writer would not use. Code is not checked. */
export const vocabulary: PageCheck = (facts) => {
  const { anywhere, starts, allowed, empty } = compiled(facts.vocabulary);
  const findings: Finding[] = [];
  for (const { text, line } of proseBlocks(facts)) {
    const prose = allowed.reduce((rest, exception) => rest.replace(exception, ''), text);
    for (const { pattern, say } of anywhere) {
      const phrase = pattern.exec(prose)?.[0];
      if (phrase) findings.push({ line, message: `“${phrase}” is a phrase to avoid.`, hint: say });
    }
  }
  for (const { text, line } of paragraphsOf(facts.nodes)) {
    for (const { pattern, say } of starts) {
      const opening = pattern.exec(text)?.[0];
      if (opening) findings.push({ line, message: `A paragraph begins with “${opening}”.`, hint: say });
    }
  }
  for (const { text, line } of headingsOf(facts.nodes)) {
    if (empty.has(text.toLowerCase()))
      findings.push({ line, message: `The heading “${text}” says nothing out of context.`, hint: 'Name its subject.' });
  }
  return findings;
};
