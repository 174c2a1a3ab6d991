import type { PageRule } from '../engine/checks/rules.ts';
import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { proseBlocks } from './page-text.ts';

/** Repeated words, “a API”, “PIN number”, “cant”: findings of a prose linter on text in which code is replaced by a word. */
const linter = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextContractions, { straight: true });

export const grammar: PageRule = (facts) =>
  proseBlocks(facts).flatMap(({ text, line }) => {
    const file = new VFile(withoutCode(text));
    linter.runSync(linter.parse(file), file);
    return file.messages.map(({ reason }) => ({
      line,
      message: `${reason.replace(/\.?$/, '.')} In: “${excerpt(text)}”`,
    }));
  });

const excerpt = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/**
 * Removes what the linter would misread: the article before code (it depends on how the code is read aloud), code next to code, operators
 * in capitals (“AND and OR”), and the noun “Id”.
 */
function withoutCode(text: string): string {
  return text
    .replace(/\b[Aa]n? code\b/g, 'code')
    .replace(/\bcode\b/g, (_word, offset: number) => `code${offset}`)
    .replace(/\b(AND|OR|Id)\b/g, (word, _whole, offset: number) => `${word}${offset}`)
    .replaceAll('’', "'");
}
