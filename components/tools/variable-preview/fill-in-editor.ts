import type { Filled } from './fill-template.ts';
import { english, type Translate } from '../kit/translate.ts';

/** Everything between double braces, on one line. */
const braces = /\{\{(.*?)\}\}/g;

/**
 * Fills in a canned response as the reply box does when it inserts one: the text between the braces must be exactly a known name.
 * Anything else, including filters and names without a value, becomes empty. Code in backticks is filled in like any other text.
 * @param valueOf the value of a variable in the editor; undefined when the editor has no such variable
 */
export function fillInEditor(
  template: string,
  valueOf: (name: string) => string | undefined,
  t: Translate = english,
): Filled {
  const used = new Set<string>();
  const notes = new Set<string>();
  const text = template.replace(braces, (_whole, inside: string) => {
    const name = inside.trim();
    const value = valueOf(name);
    if (value !== undefined) used.add(name);
    else if (name.includes('|'))
      notes.add(t('`{name}` becomes empty: filters don’t work in a canned response, only exact names do.', { name }));
    else if (name === 'contact.phone_number')
      notes.add(t('`contact.phone_number` becomes empty here. In a canned response, write `contact.phone`.'));
    else notes.add(t('`{name}` becomes empty: the reply box has no variable of this name.', { name }));
    return value ?? '';
  });
  return { text, used: [...used], notes: [...notes] };
}
