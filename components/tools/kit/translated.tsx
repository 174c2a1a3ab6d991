import { createContext, use, useMemo, type ComponentType } from 'react';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { translator, type Translate, type Words } from './translate.ts';

const WordsContext = createContext<Words | undefined>(undefined);

/** A tool whose texts are in the language of the page: the build adds `words` to the props on a translated page. */
export const translated = <Props extends object>(Tool: ComponentType<Props>) =>
  function Translated({ words, ...props }: Props & { readonly words?: Words }) {
    const outer = use(WordsContext);
    return (
      <WordsContext value={words ?? outer}>
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
