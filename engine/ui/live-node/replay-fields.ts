type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What a field shows, and the property that says so. */
type Shown = { readonly field: Field; readonly key: 'value' | 'checked' | 'selectedIndex'; readonly value: unknown };

/**
 * Tells a live component what its fields show when that is not what they were rendered with: changed by the reader before hydration, or
 * restored by the browser after a reload. React leaves such values in the DOM and the component never hears of them. Called once it is hydrated.
 */
export async function replayFields(root: ParentNode): Promise<void> {
  const changed = [...root.querySelectorAll<Field>('input, textarea, select')].map(shownBy).filter(isChanged);
  for (const shown of changed) {
    // One after the other, each in a task of its own: a component may compute its next state from the one it has rendered.
    await new Promise((resolve) => setTimeout(resolve));
    if (shown.field.isConnected) replay(shown);
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
  // The reader's choice unchecked the others of a group: only what is checked now is told.
  if (field.type === 'radio') return value === true && !(field as HTMLInputElement).defaultChecked;
  return value !== (field.type === 'checkbox' ? (field as HTMLInputElement).defaultChecked : field.defaultValue);
}

/**
 * Fires the event that the change would have fired. React ignores an event of a field whose value is the one it has seen last, and sees
 * every assignment: so another value is assigned first, and the reader's past React, by the setter of the prototype.
 */
function replay({ field, key, value }: Shown): void {
  const isText = key === 'value' && document.activeElement === field;
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  if (key === 'value') field.value = value ? '' : ' ';
  if (key === 'checked') (field as HTMLInputElement).checked = !value;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value);
  if (isText && selectionStart !== null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  // For a box not a real click, which would toggle it.
  const type = key === 'checked' ? 'click' : key === 'value' ? 'input' : 'change';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
