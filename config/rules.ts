import vocabulary from '../writing/vocabulary.json' with { type: 'json' };
import { writingRules } from '../writing/rules.ts';

/** How pages have to be written; `writing/` has the rules, one file each. */
export const rules = writingRules(vocabulary);
