import { replacedPages } from '../owner/replaced.ts';
import ar from '../writing/vocabulary.ar.json' with { type: 'json' };
import de from '../writing/vocabulary.de.json' with { type: 'json' };
import vocabulary from '../writing/vocabulary.json' with { type: 'json' };
import { writingRules } from '../writing/rules.ts';

const rulesOfLanguages = writingRules(vocabulary, { de, ar });

/** How pages have to be written; `writing/` has the rules, one file each. */
export const rules = { ...rulesOfLanguages, project: [...rulesOfLanguages.project, replacedPages] };
