import { z } from 'zod';
import { languages } from '../../../data/index.ts';
import { defineLive } from '../../../engine/components/define.ts';
import { SnippetBuilder, type SnippetBuilderProps } from './SnippetBuilder.tsx';

/** The widget's languages with their own names, in the order of their codes. */
const languageOptions = (): SnippetBuilderProps => ({
  languages: languages.languages
    .map(({ code, ownName }) => ({ code, name: ownName }))
    .toSorted((a, b) => a.code.localeCompare(b.code)),
});

/** `<SnippetBuilder />`: options above, the installation script below. */
export const snippetBuilder = defineLive({
  props: z.strictObject({}).transform(languageOptions),
  children: 'none',
  place: 'block',
  Component: SnippetBuilder,
});
