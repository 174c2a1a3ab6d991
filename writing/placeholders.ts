import type { PageRule } from '../engine/checks/rules.ts';

const placeholder = /<([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)>/g;

/** Every placeholder is in the configuration, so that the same value has the same name on all pages. */
export const placeholders: PageRule = ({ codes, placeholders: known }) =>
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
