import { writingRules } from '../../../../writing/rules.ts';

export const rules = writingRules({}, { de: { avoid: [{ pattern: 'anklicken', say: 'Say “wählen”.' }] } });
