type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The current value of a field, and the DOM property that holds it. */
type Shown = { readonly field: Field; readonly key: 'value' | 'checked' | 'selectedIndex'; readonly value: unknown };

/**
 * Reports to a live component the fields whose values differ from the rendered ones: changed by the reader before hydration, or restored by
 * the browser after a reload. React keeps such values in the DOM but doesn't tell the component. Call it once the component has been
 * hydrated.
 */
export async function replayFields(root: ParentNode): Promise<void> {
  const changed = [...root.querySelectorAll<Field>('input, textarea, select')].map(shownBy).filter(isChanged);
  for (const field of changed) {
    // Each in its own task: a component may compute its next state from the rendered one.
    await new Promise((resolve) => setTimeout(resolve));
    if (field.field.isConnected) replay(field);
  }
}

function shownBy(field: Field): Shown {
  if (field instanceof HTMLSelectElement) return { field, key: 'selectedIndex', value: field.selectedIndex };
  if (field.type === 'checkbox' || field.type === 'radio')
    return { field, key: 'checked', value: (field as HTMLInputElement).checked };
  return { field, key: 'value', value: field.value };
}

function isChanged({ field, value }: Shown): boolean {
  if (field instanceof HTMLSelectElement) {
    // Without a `selected` attribute the first option is the default.
    return (
      value !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    );
  }
  // Only the checked radio button is reported; checking it has unchecked the others of its group.
  if (field.type === 'radio') return value === true && !(field as HTMLInputElement).defaultChecked;
  return value !== (field.type === 'checkbox' ? (field as HTMLInputElement).defaultChecked : field.defaultValue);
}

/**
 * Fires the event of the reader's change. React tracks assignments to a field and ignores events if the value is the last one it saw. So a
 * different value is assigned first, and then the reader's value with the prototype's setter, which React doesn't see.
 */
function replay({ field, key, value }: Shown): void {
  const isText = key === 'value' && document.activeElement === field;
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  if (key === 'value') field.value = value ? '' : ' ';
  if (key === 'checked') (field as HTMLInputElement).checked = !value;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value);
  if (isText && selectionStart !== null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  // Not `field.click()`, which would toggle a checkbox.
  const type = key === 'checked' ? 'click' : key === 'value' ? 'input' : 'change';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
