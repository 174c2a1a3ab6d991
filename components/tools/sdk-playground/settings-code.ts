import { jsLiteral } from '../kit/js-literal.ts';
import { widgetSettings } from '../widget-settings.ts';
import { english, type Translate } from '../kit/translate.ts';

type Changed = Readonly<Record<string, boolean | string>>;

/** The statement that goes before the widget's script. */
export const settingsCode = (changed: Changed, slug: string): string =>
  `window.${slug}Settings = ${jsLiteral(changed)};`;

export type RunTimeChange = {
  readonly name: string /** Undefined for a setting that is read once, when the widget starts. */;
  readonly call?: string;
};

/** The equivalent call on the running widget for each changed setting. */
export function runTimeChanges(changed: Changed, slug: string): RunTimeChange[] {
  return Object.entries(changed).map(([name, value]) => {
    const call = widgetSettings.find((setting) => setting.name === name)?.change?.(value);
    return call === undefined ? { name } : { name, call: `window.$${slug}.${call}` };
  });
}

/** Settings that have no effect in this combination, and why. One sentence each, code in backticks. */
export function settingsNotes(changed: Changed, t: Translate = english): string[] {
  const notes: string[] = [];
  const { locale, useBrowserLanguage, launcherTitle, type, hideMessageBubble, baseDomain } = changed;
  if (locale !== undefined && useBrowserLanguage) notes.push(t('With `useBrowserLanguage`, `locale` has no effect.'));
  if (typeof locale === 'string' && locale.includes('-'))
    notes.push(t('Language codes use an underscore: `{code}`.', { code: locale.replaceAll('-', '_') }));
  if (launcherTitle !== undefined && type !== 'expanded_bubble')
    notes.push(t('`launcherTitle` shows only with `type` set to `expanded_bubble`.'));
  if (hideMessageBubble) notes.push(t('Without a launcher, open the chat from your own control with `toggle()`.'));
  if (typeof baseDomain === 'string' && /[:/]/.test(baseDomain))
    notes.push(t('`baseDomain` is only a domain, such as `example.com`, without `https://` or a path.'));
  return notes;
}
