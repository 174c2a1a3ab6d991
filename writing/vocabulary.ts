import type { Finding, PageRule } from '../engine/checks/rules.ts';
import { headingsOf, paragraphsOf, proseBlocks } from './page-text.ts';
import type { Vocabulary } from './vocabulary-schema.ts';

type Phrase = { readonly pattern: RegExp; readonly say: string };

const wholeWords = (pattern: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${pattern})(?![\\p{L}\\p{N}_-])`, `${flags}u`);

/** One term for each thing, no filler, no hedges, no phrases that a native writer would not use. Code is not checked. */
export function vocabularyRule(vocabulary: Vocabulary): PageRule {
  const { avoid, terms, tics, hedges, spellings, emptyHeadings } = vocabulary;
  const anywhere: Phrase[] = [
    ...[...avoid, ...terms, ...tics, ...hedges].map(({ pattern, say }) => ({ pattern: wholeWords(pattern, 'i'), say })),
    ...spellings.map(({ pattern, say }) => ({ pattern: wholeWords(pattern, ''), say })),
  ];
  const starts: Phrase[] = vocabulary.starts.map(({ pattern, say }) => ({
    pattern: new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}_])`, 'u'),
    say,
  }));
  const allowed = vocabulary.allowed.map((pattern) => new RegExp(pattern, 'gi'));
  const empty = new Set(emptyHeadings.map((heading) => heading.toLowerCase()));
  return (facts) => {
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
        findings.push({
          line,
          message: `The heading “${text}” says nothing out of context.`,
          hint: 'Name its subject.',
        });
    }
    return findings;
  };
}
