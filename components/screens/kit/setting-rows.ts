import type { FormRowProps } from './form-row.ts';

/** The properties of a block's setting that a drawing needs; `data/blocks.json` has more. */
export type BlockSetting = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly default?: unknown;
};
export type SettingValue = string | number | boolean | readonly string[];

/** Types whose value is selected from a list of the app. */
const chosen = new Set(['choice', 'variable', 'account', 'group']);
/** Types with more than one line of text. */
const long = new Set([
  'rich text',
  'JSON',
  'HTML',
  'JavaScript',
  'SVG',
  'text or code',
  'address or code',
  'condition',
]);

/**
 * The rows of a block's settings panel: each setting with its given value, in the accent color, or with its default.
 * @param values by the setting's name in the flow file
 * @param only names of the settings to show. Default: all
 */
export function settingRows(
  settings: readonly BlockSetting[],
  values: Readonly<Record<string, SettingValue>>,
  only?: readonly string[],
): (FormRowProps & { readonly label: string })[] {
  return settings
    .filter(({ name }) => !only || only.includes(name))
    .map(({ name, label, type, default: fallback }) => {
      const value = values[name] ?? fallback;
      if (type === 'switch') return { label, kind: 'switch', on: value === true };
      const valueText =
        value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
      return {
        label,
        kind: kindOf(type, valueText),
        ...(valueText ? { value: valueText } : {}),
        ...(values[name] === undefined ? {} : { accent: true }),
      };
    });
}

function kindOf(type: string, value: string): NonNullable<FormRowProps['kind']> {
  if (chosen.has(type)) return 'select';
  if (/^#[0-9a-f]{6}$/i.test(value)) return 'color';
  return long.has(type) || value.includes('\n') ? 'textarea' : 'text';
}
