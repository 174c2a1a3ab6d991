import { writingRules } from '../../../../writing/rules.ts';

export const rules = writingRules();
