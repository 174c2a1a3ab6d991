type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells live components what their fields show when that is not what they were rendered with: changed by the reader before hydration, or
 * restored by the browser after a reload. React leaves such values in the DOM and its components never hear of them.
 */
export function replayFields(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('[data-live] :is(input, textarea, select)'))
    if (isChanged(field)) replay(field);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Without a `selected` attribute the first option is the default.
    const rendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.selectedOptions[0] !== rendered;
  }
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const isChoice = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/**
 * Fires the event that the change would have fired. React ignores an event of a field whose value is the one it has seen last, and sees
 * every assignment: so the rendered value is assigned first, and the reader's past React, by the setter of the prototype.
 */
function replay(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isChoice(field)) {
    const { checked } = field;
    // The reader's choice unchecked the others of a group: only what is checked now is told.
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    setPastReact(field, 'checked', checked);
    // Not a real click, which would toggle it.
    field.dispatchEvent(new Event('click', { bubbles: true }));
  } else {
    const { value, selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    setPastReact(field, 'value', value);
    if (document.activeElement === field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function setPastReact(
  field: HTMLInputElement | HTMLTextAreaElement,
  key: 'value' | 'checked',
  value: string | boolean,
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value);
}
