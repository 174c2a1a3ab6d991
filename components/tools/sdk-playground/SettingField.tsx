import { Field } from '../kit/Field.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { SwitchField } from '../kit/SwitchField.tsx';
import type { WidgetSetting } from '../widget-settings.ts';
import { useTranslate } from '../kit/translated.tsx';
import type { ToolText } from '../kit/translate.ts';

export type SettingFieldProps = {
  readonly setting: WidgetSetting;
  readonly value: boolean | string | undefined;
  readonly onChange: (value: boolean | string | undefined) => void;
};

const hints: Readonly<Record<string, ToolText>> = {
  locale: "Default: the account's language",
  baseDomain: 'Default: none',
};

/** One setting with a suitable control: a switch, a select or a text field. */
export function SettingField({
  setting: { name, kind, default: fallback, values },
  value,
  onChange,
}: SettingFieldProps) {
  const t = useTranslate();
  if (kind === 'choice')
    return (
      <SelectField
        label={name}
        value={String(value ?? fallback)}
        options={(values ?? []).map((one) => ({
          value: one,
          label: one === fallback ? t('{value} (default)', { value: one }) : one,
        }))}
        onChange={onChange}
      />
    );
  if (kind === 'text')
    return (
      <Field
        label={name}
        code={name === 'locale' || name === 'baseDomain'}
        value={String(value ?? '')}
        onChange={onChange}
        hint={t(hints[name] ?? 'Default: empty')}
      />
    );
  if (typeof fallback === 'boolean')
    return (
      <SwitchField
        label={name}
        checked={Boolean(value ?? fallback)}
        onChange={onChange}
        hint={t(fallback ? 'Default: on' : 'Default: off')}
      />
    );
  return (
    <SelectField
      label={name}
      value={value === undefined ? '' : String(value)}
      options={[
        { value: '', label: t("Use the channel's setting") },
        { value: 'true', label: 'true' },
        { value: 'false', label: 'false' },
      ]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen === 'true')}
    />
  );
}
