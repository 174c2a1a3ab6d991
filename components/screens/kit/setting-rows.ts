import type { FormRowProps } from './form-row.ts';

/** What a drawing needs to know of a block's setting; `data/blocks.json` says more. */
export type BlockSetting = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly default?: unknown;
};
export type SettingValue = string | number | boolean | readonly string[];

/** Types in which one chooses from a list of the app's. */
const chosen = new Set(['choice', 'variable', 'account', 'group']);
/** Types that take more than a line. */
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
 * The rows of a block's settings panel: each setting with the value given, which is drawn in the accent colour, else its default.
 * @param values by the setting's name in the flow file
 * @param only names of the settings to show; all of them by default
 */
export function settingRows(
  settings: readonly BlockSetting[],
  values: Readonly<Record<string, SettingValue>>,
  only?: readonly string[],
): FormRowProps[] {
  return settings
    .filter(({ name }) => !only || only.includes(name))
    .map(({ name, label, type, default: fallback }) => {
      const value = values[name] ?? fallback;
      if (type === 'switch') return { label, kind: 'switch', on: value === true };
      const written =
        value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
      return {
        label,
        kind: kindOf(type, written),
        ...(written ? { value: written } : {}),
        ...(values[name] === undefined ? {} : { accent: true }),
      };
    });
}

function kindOf(type: string, value: string): NonNullable<FormRowProps['kind']> {
  if (chosen.has(type)) return 'select';
  if (/^#[0-9a-f]{6}$/i.test(value)) return 'color';
  return long.has(type) || value.includes('\n') ? 'textarea' : 'text';
}
