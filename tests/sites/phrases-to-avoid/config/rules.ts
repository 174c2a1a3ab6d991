import { writingRules } from '../../../../writing/rules.ts';
import vocabulary from '../vocabulary.json' with { type: 'json' };

export const rules = writingRules(vocabulary);
