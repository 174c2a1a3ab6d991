import type { PageCheck } from './page-check.ts';

/** Words in angle brackets and capitals, which the reader replaces. */
const placeholder = /<([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)>/g;

/** Every placeholder is known to the site, so that one thing has one name on all pages. */
export const placeholders: PageCheck = ({ codes, placeholders: known }) =>
  codes.flatMap(({ code, line, file, language }) =>
    language === 'tsx' || language === 'jsx'
      ? []
      : [...new Set([...code.matchAll(placeholder)].map((match) => match[1] as string))]
          .filter((name) => !(name in known))
          .map((name) => ({
            file,
            line,
            message: `The placeholder <${name}> is not in config/placeholders.ts.`,
            hint: 'Use a known one, or add it there with what the reader puts in its place.',
          })),
  );
