import forms from './english/forms.json' with { type: 'json' };
import frame from './english/frame.json' with { type: 'json' };
import generated from './english/generated.json' with { type: 'json' };
import search from './english/search.json' with { type: 'json' };
import type { AllTexts } from './strings.ts';

/** Keys of all texts. In a file of its own, because the client loads the texts of forms later than the others. */
export const textNames = Object.keys({ ...frame, ...forms, ...search, ...generated }) as (keyof AllTexts)[];
