import { isSecret, labelOf, ownOf, type Placeholders } from '../../model/placeholder.ts';
import { withBase } from '../../model/url.ts';
import { formTexts } from '../form-texts.ts';
import { element } from '../element.ts';
import type { ValueStore } from './value-store.ts';

export type ValueField = { readonly root: HTMLElement; readonly input: HTMLInputElement };

/** Renders a labeled field for one value, with its meaning, where to find it, and problems. Each input updates the store. */
export function valueField(name: string, store: ValueStore, placeholders: Placeholders, base: string): ValueField {
  const id = `your-values-${name}`;
  const { meaning = '', where, form } = ownOf(name, placeholders) ?? {};
  const secret = isSecret(name, placeholders);
  const error = element('p', { id: `${id}-error`, class: 'values-error', 'aria-live': 'polite' });
  const hint = element('p', { id: `${id}-hint`, class: 'values-hint' }, ...withCode(meaning));
  if (secret) hint.append(` ${formTexts.valueSecret}`);
  if (where) {
    const link = element('a', { href: withBase(base, where) }, formTexts.valueWhere);
    link.append(element('span', { class: 'visually-hidden' }, ` (${labelOf(name, placeholders)})`));
    hint.append(' ', link);
  }
  const input = element('input', {
    id,
    type: 'text',
    inputmode: form === 'digits' ? 'numeric' : form === 'url' ? 'url' : 'text',
    // Keeps the value from form history, spelling services and password managers.
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    'aria-describedby': `${hint.id} ${error.id}`,
  });
  input.value = store.get(name) ?? '';
  input.addEventListener('input', () => {
    const problem = store.set(name, input.value);
    error.textContent = problem ?? '';
    input.setAttribute('aria-invalid', String(problem !== undefined));
  });
  const label = element('label', { for: id }, labelOf(name, placeholders));
  return { root: element('div', { class: 'values-field' }, label, input, error, hint), input };
}

const withCode = (text: string): (Node | string)[] =>
  text.split('`').map((part, index) => (index % 2 ? element('code', {}, part) : part));
