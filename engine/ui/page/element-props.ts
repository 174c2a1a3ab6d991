/** HTML attributes whose React prop has another name. Others, `data-*` and `aria-*` included, are the same in both. */
const propNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  readonly: 'readOnly',
  datetime: 'dateTime',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  srcset: 'srcSet',
  popovertarget: 'popoverTarget',
};
/** Attributes that mean something without a value; React drops them when the value is empty text. */
const flags = new Set([
  'open',
  'hidden',
  'checked',
  'disabled',
  'inert',
  'readonly',
  'required',
  'selected',
  'reversed',
  'controls',
]);

/** Attributes of an HTML element as React props: `{ class: 'a', open: '' }` → `{ className: 'a', open: true }`. */
export function elementProps(attributes: Readonly<Record<string, string>>): Record<string, string | true> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      // React knows `hidden` only as yes or no; by another spelling it keeps the value, and HTML does not mind.
      if (name === 'hidden' && value !== '') return ['HIDDEN', value];
      return [propNames[name] ?? name, flags.has(name) && value === '' ? true : value];
    }),
  );
}
