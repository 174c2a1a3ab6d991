import english from '../model/english/forms.json' with { type: 'json' };
import type { FormTexts } from '../model/strings.ts';

/** Texts of “Your values” and of the request builder, in the language of the document once `loadValues` has loaded them. */
export const formTexts: FormTexts = { ...english };
