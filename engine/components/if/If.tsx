import { z } from 'zod';
import { tokenOf } from '../../model/brand-tokens.ts';
import { nearest } from '../../model/nearest.ts';
import { reportNeeded } from '../available/report-needed.ts';
import { defineStatic } from '../define.ts';

/**
 * Content that is shown only if the owner has configured a key of the brand, or offers what a kind of `config/availability.ts` names; or
 * only if not. `offeredNodes` decides about the second; what comes here has a wrong name.
 */
export const If = defineStatic({
  props: z
    .object({
      /** A key of `brand` in `site.config.ts`, or one of its words: `supportEmail`, `statusUrl`. */
      brand: z.string().min(1).optional(),
      /** Inverts the condition. Default: false. */
      not: z.boolean().optional(),
    })
    .catchall(z.union([z.string(), z.array(z.string())])),
  children: 'blocks',
  place: 'block',
  isShown: ({ brand: key, not = false, ...needed }, { availability, tokens, report }) => {
    if (key === undefined) {
      reportNeeded('If', needed, availability, report);
      return true;
    }
    const token = tokenOf(key);
    if (!Object.hasOwn(tokens, token)) {
      const guess = nearest(token, Object.keys(tokens));
      report(
        `The brand has no word \`${token}\`, which <If brand="${key}"> asks for.`,
        guess
          ? `Did you mean \`${guess}\`?`
          : 'Add it to `brand.words` in site.config.ts; an empty value hides the content.',
      );
    }
    return (tokens[token] !== undefined) !== not;
  },
  render: ({ children }) => children,
});
