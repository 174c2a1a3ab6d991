/** HTML attributes whose React prop has another name. All others, including `data-*` and `aria-*`, have the same name. */
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
/** Boolean attributes. React omits them if the value is an empty string. */
const flags = new Set('open hidden checked disabled inert readonly required selected reversed controls'.split(' '));

/** Attributes of an HTML element as React props: `{ class: 'a', open: '' }` → `{ className: 'a', open: true }`. */
export function elementProps(attributes: Readonly<Record<string, string>>): Record<string, string | true> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      // React treats `hidden` as a boolean. In upper case it keeps the value (`until-found`), and HTML ignores case.
      if (name === 'hidden' && value !== '') return ['HIDDEN', value];
      return [propNames[name] ?? name, flags.has(name) && value === '' ? true : value];
    }),
  );
}
