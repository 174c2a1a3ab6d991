import type { RequestField } from '../../model/request-form.ts';
import { formTexts } from '../form-texts.ts';
import { element } from '../element.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A rendered field. `showProblem` shows a message, or removes it. */
export type ShownField = {
  readonly root: HTMLElement;
  readonly control: Control;
  readonly showProblem: (problem: string | undefined) => void;
};

let count = 0;

/**
 * Renders a labeled control for one value.
 * @param entry the initial text
 * @param empty placeholder of the empty field
 * @param onInput called with the new text after each input
 */
export function shownField(
  field: RequestField,
  entry: string,
  empty: string,
  onInput: (entry: string) => void,
): ShownField {
  const id = `request-field-${count++}`;
  const error = element('p', { id: `${id}-error`, class: 'values-error', 'aria-live': 'polite' });
  const hint = element('p', { id: `${id}-hint`, class: 'values-hint' }, hintOf(field));
  const control = controlOf(field, empty);
  const label = element('label', { for: id }, field.name || formTexts.requestBody);
  control.id = id;
  control.setAttribute('aria-describedby', `${hint.id} ${error.id}`);
  if (field.required) control.setAttribute('aria-required', 'true');
  control.value = entry;
  control.addEventListener('input', () => onInput(control.value));
  return {
    root: element('div', { class: 'values-field' }, label, control, error, hint),
    control,
    showProblem: (problem) => {
      // An unchanged message must not be announced again.
      if (error.textContent !== (problem ?? '')) error.textContent = problem ?? '';
      control.setAttribute('aria-invalid', String(problem !== undefined));
    },
  };
}

function hintOf({ type, required, kind }: RequestField): string {
  const { fieldAsJson, fieldOfType, fieldOneEachLine, fieldRequired } = formTexts;
  const text = kind === 'list' ? fieldOneEachLine : kind === 'json' ? fieldAsJson : fieldOfType;
  const filled = text.replace('{type}', type.charAt(0).toUpperCase() + type.slice(1));
  return required ? `${fieldRequired} ${filled}` : filled;
}

function controlOf({ kind, values = [] }: RequestField, empty: string): Control {
  const plain = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' };
  if (kind === 'choice' || kind === 'boolean') {
    const options =
      kind === 'boolean'
        ? ['true', 'false'].map((text) => [text, text])
        : values.map((value, index) => [String(index), String(value)]);
    return element(
      'select',
      plain,
      ...[['', formTexts.fieldNotSet], ...options].map(([value = '', text = '']) => element('option', { value }, text)),
    );
  }
  if (kind === 'list' || kind === 'json') return element('textarea', { ...plain, rows: kind === 'json' ? '6' : '3' });
  return element('input', {
    ...plain,
    type: 'text',
    inputmode: kind === 'number' ? 'decimal' : 'text',
    placeholder: empty,
  });
}
