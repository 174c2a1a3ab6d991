import { jsLiteral, type Literal } from './kit/js-literal.ts';

/** A key of the settings object that page code sets before the widget starts. */
export type WidgetSetting = {
  readonly name: string;
  readonly kind: 'boolean' | 'choice' | 'text';
  /** The value when the key is left out. Undefined: the channel or the account decides. */
  readonly default?: boolean | string;
  readonly values?: readonly string[];
  /** The call on the running widget with the same effect. Undefined: the setting is read once, when the widget starts. */
  readonly change?: (value: Literal) => string;
};

const quoted = (value: Literal): string => jsLiteral(String(value));

/** The 18 settings, in the order of the reference. A test compares defaults and values with `data/widget.json`. */
export const widgetSettings: readonly WidgetSetting[] = [
  {
    name: 'hideMessageBubble',
    kind: 'boolean',
    default: false,
    change: (value) => `toggleBubbleVisibility('${value ? 'hide' : 'show'}')`,
  },
  { name: 'position', kind: 'choice', default: 'right', values: ['left', 'right'] },
  { name: 'locale', kind: 'text', change: (value) => `setLocale(${quoted(value)})` },
  { name: 'useBrowserLanguage', kind: 'boolean', default: false },
  { name: 'type', kind: 'choice', default: 'standard', values: ['standard', 'expanded_bubble'] },
  { name: 'launcherTitle', kind: 'text', default: '' },
  { name: 'showPopoutButton', kind: 'boolean', default: false },
  { name: 'showUnreadMessagesDialog', kind: 'boolean', default: true },
  { name: 'widgetStyle', kind: 'choice', default: 'standard', values: ['standard', 'flat'] },
  {
    name: 'darkMode',
    kind: 'choice',
    default: 'light',
    values: ['light', 'auto', 'dark'],
    change: (value) => `setColorScheme(${quoted(value)})`,
  },
  { name: 'baseDomain', kind: 'text' },
  { name: 'welcomeTitle', kind: 'text', default: '' },
  { name: 'welcomeDescription', kind: 'text', default: '' },
  { name: 'availableMessage', kind: 'text', default: '' },
  { name: 'unavailableMessage', kind: 'text', default: '' },
  { name: 'enableFileUpload', kind: 'boolean' },
  { name: 'enableEmojiPicker', kind: 'boolean', default: true },
  { name: 'enableEndConversation', kind: 'boolean', default: true },
];

export type WidgetSettingValues = Readonly<Record<string, boolean | string | undefined>>;

/** Only settings that differ from the default, in the order of the reference. Texts are trimmed; an empty text counts as left out. */
export function changedSettings(values: WidgetSettingValues): Record<string, boolean | string> {
  const changed: Record<string, boolean | string> = {};
  for (const setting of widgetSettings) {
    const value = values[setting.name];
    const trimmed = typeof value === 'string' ? value.trim() : value;
    if (trimmed === undefined || trimmed === '' || trimmed === setting.default) continue;
    changed[setting.name] = trimmed;
  }
  return changed;
}
