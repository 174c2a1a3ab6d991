import { createContext, use, useMemo, type ComponentType } from 'react';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { wordsOf } from './dictionary.ts';
import { translator, type Translate, type Words } from './translate.ts';

const WordsContext = createContext<Words | undefined>(undefined);

/** A tool whose texts are in the language of the page: on a translated page, the build gives it `words`, and the browser their name. */
export const translated = <Props extends object>(Tool: ComponentType<Props>) =>
  function Translated({ words, ...props }: Props & { readonly words?: Words | string }) {
    const outer = use(WordsContext);
    const named = typeof words === 'string' ? wordsOf(words) : words;
    return (
      <WordsContext value={named ?? outer}>
        <Tool {...(props as unknown as Props)} />
      </WordsContext>
    );
  };

/** Translates the texts of a tool into the language of the page. */
export function useTranslate(): Translate {
  const words = use(WordsContext);
  const { code } = useSite().site.locale;
  return useMemo(() => translator(words, code), [words, code]);
}
