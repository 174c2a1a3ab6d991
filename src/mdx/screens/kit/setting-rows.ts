import type { FormRowProps } from './form-row.ts';

/** What a drawing needs to know of a block's setting; `data/blocks.json` says more. */
export type BlockSetting = {
  /** Name in the flow file: `isMultipleChoice`. */
  readonly name: string;
  /** How the panel labels it. Left out: the name, read as words. */
  readonly label?: string | undefined;
  /** `string`, `boolean`, `number` … */
  readonly type: string;
  readonly default?: unknown;
  readonly values?: readonly (string | number)[] | undefined;
};
export type SettingValue = string | number | boolean | readonly string[];

/** The rows of a block's settings panel: each setting with the value given, else its default. */
export function settingRows(settings: readonly BlockSetting[], values: Readonly<Record<string, SettingValue>>): FormRowProps[] {
  return settings.map((setting) => {
    const value = values[setting.name] ?? setting.default;
    const label = setting.label ?? readName(setting.name);
    if (setting.type.startsWith('bool') || typeof value === 'boolean') return { label, kind: 'switch', on: value === true };
    const written = value === undefined || value === null ? undefined : Array.isArray(value) ? value.join(', ') : String(value);
    return { label, kind: setting.values ? 'select' : kindOf(setting, written), ...(written ? { value: written } : {}) };
  });
}

function kindOf({ name, type }: BlockSetting, value: string | undefined): NonNullable<FormRowProps['kind']> {
  if (/^#[0-9a-f]{6}$/i.test(value ?? '')) return 'color';
  if (/credential|secret|token|apiKey/i.test(name)) return 'secret';
  if (type.startsWith('variable')) return 'select';
  return value?.includes('\n') ? 'textarea' : 'text';
}

/** `options.isMultipleChoice` → `Multiple choice`. */
export function readName(name: string): string {
  const words = (name.split('.').at(-1) ?? name)
    .replace(/\[\]$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
    .replace(/^is (?=.)/, '')
    .replace(/\b(url|id|api|csv|html|utm)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
